/** A moment as a film, made by the browser itself. */

import { HEIGHT, WIDTH } from "./card";
import { FRAMES, frameSvg, type Moment, RATE } from "./moment";
import { pictureOf } from "./render";

/** Half the size of the picture is enough for something that moves. */
const SIZE = 0.5;
const TYPE = "video/webm";

export function canFilm(): boolean {
  return (
    typeof MediaRecorder === "function" &&
    MediaRecorder.isTypeSupported(TYPE) &&
    "captureStream" in HTMLCanvasElement.prototype
  );
}

export async function film(moment: Moment): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * SIZE;
  canvas.height = HEIGHT * SIZE;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("nothing can be painted here");
  // All of it is drawn first: while it is recorded there is no time for that.
  const frames: HTMLImageElement[] = [];
  for (let at = 0; at < FRAMES; at += 1) {
    frames.push(await pictureOf(frameSvg(moment, at / (FRAMES - 1))));
  }
  const recorder = new MediaRecorder(canvas.captureStream(RATE), {
    mimeType: TYPE,
    videoBitsPerSecond: 1_500_000,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const done = new Promise<Blob>((resolve, reject) => {
    recorder.onstop = () => resolve(new Blob(parts, { type: TYPE }));
    recorder.onerror = () => reject(new Error("the browser stopped recording"));
  });
  recorder.start();
  for (const frame of frames) {
    context.drawImage(frame, 0, 0, canvas.width, canvas.height);
    await new Promise((next) => setTimeout(next, 1000 / RATE));
  }
  recorder.stop();
  for (const track of recorder.stream.getTracks()) track.stop();
  return done;
}
