import { learn } from "../lib/i18n";

await learn("keys");
