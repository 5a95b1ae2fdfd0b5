"""Build hooks: the engine is compiled with mypyc; the rulebook's pages and the browser client go
into the wheel, so that it needs neither a compiler nor Node.js.

Everything else about the package is in pyproject.toml. The engine stays pure Python when
``TANGLEDBANK_PURE=1``, when mypy is not installed, or when no C compiler works here. With
``TANGLEDBANK_COMPLETE=1`` a build that would leave something out fails instead.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
# For GCC and Clang. -O1 gives games within 1 % of the instructions of -O3 in a fraction of the time
# (bench/RESULTS.md). Hidden symbols make calls between the C files of a library direct.
FLAGS = [
    "-fvisibility=hidden",
    "-fno-semantic-interposition",
    "-fno-plt",
    "-Wno-misleading-indentation",
]
# The C files are compiled in so many pieces. The number is fixed, because it changes the bytes of
# the result.
PIECES = 4
LIBRARY = "tangledbank"
# What those C files do without calls.
INLINE = ROOT / "tasks/inline.h"
ENGINE_PACKAGES = ("core", "evolution", "creatures", "bots/mind", "research")
# Commands that need the compiled engine; asking for metadata must not compile anything.
BUILD_COMMANDS = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"}


def engine_modules() -> list[str]:
    """Every module of the engine, as paths relative to the root."""
    return sorted(
        path.relative_to(ROOT).as_posix()
        for package in ENGINE_PACKAGES
        for path in (ROOT / "src/tangledbank" / package).rglob("*.py")
        if path.name != "__init__.py"
    )


def why_not_compiled() -> str | None:
    """The reason to leave the engine interpreted, if there is one."""
    if os.environ.get("TANGLEDBANK_PURE") == "1":
        return "TANGLEDBANK_PURE=1"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy is not installed"
    if not c_compiler_works():
        return "no C compiler with Python's headers"
    return None


def c_compiler_works() -> bool:
    from setuptools import Distribution

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_temp = command.build_lib = folder
        try:
            command.ensure_finalized()
            command.run()
        except Exception:  # each compiler class raises its own kind
            return False
    return True


def compiled_engine() -> list[Extension]:
    modules = engine_modules()
    if not modules or not BUILD_COMMANDS.intersection(sys.argv):
        return []
    reason = why_not_compiled()
    if reason is not None:
        leave_out(f"the engine stays interpreted ({reason})")
        return []
    from mypyc.build import mypycify

    # All modules in one library: only if mypyc sees every subclass does it call methods directly
    # and leave out the question whether an attribute has been set (bench/RESULTS.md). The fixed
    # name keeps the name of the library when modules come and go.
    if os.name == "nt":
        return mypycify(modules, opt_level="3", debug_level="0", group_name=LIBRARY)
    extensions = mypycify(
        modules, opt_level="1", debug_level="0", group_name=LIBRARY, multi_file=True
    )
    for extension in extensions:
        refuse_short_shifts(extension.sources)
        keep_docstrings(extension.sources)
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        if len(extension.sources) > 1:
            extension.depends = [*extension.depends, *extension.sources]
            extension.sources = bundled(extension.sources, extension.name)
    share_shims([one for one in extensions if "." in one.name])
    return extensions


def refuse_short_shifts(sources: list[str]) -> None:
    """Stop where mypyc shifts a bare number by a native one: C does that in 32 bits.

    The result is wrong from the 32nd trait on, in silence. `core.bit.bit` is right.
    """
    for source in sources:
        found = re.search(r"= \d+ << cpy_r_\w+;", Path(source).read_text(encoding="utf-8"))
        if found:
            raise SystemExit(f"tangledbank: {source} shifts in 32 bits: {found[0]}")


def keep_docstrings(sources: list[str]) -> None:
    """Write the docstrings into the C files: mypyc keeps the signatures alone.

    So `help` and `inspect.getdoc` say the same of the compiled engine as of its sources.
    """
    for module in engine_modules():
        parts = Path(module).with_suffix("").parts[1:]
        name = f"__native_{'___'.join(parts)}.c"
        for source in sources:
            if Path(source).name == name:
                docs = docstrings(ast.parse((ROOT / module).read_text(encoding="utf-8")))
                file = Path(source)
                file.write_text(with_docstrings(file.read_text(encoding="utf-8"), docs))


def docstrings(module: ast.Module) -> dict[str, str]:
    """What is said of each class, function and method, by its name in C."""
    found: dict[str, str] = {}
    for one in module.body:
        if isinstance(one, ast.ClassDef | ast.FunctionDef):
            found[one.name] = ast.get_docstring(one) or ""
        if isinstance(one, ast.ClassDef):
            for method in one.body:
                if isinstance(method, ast.FunctionDef):
                    found[f"{one.name}___{method.name}"] = ast.get_docstring(method) or ""
    return found


def with_docstrings(code: str, docs: dict[str, str]) -> str:
    """The C code of a module with its docstrings: of classes, of what is called, of properties."""

    def said(name: str) -> str:
        text = docs.get(name, "").replace("\\", "\\\\").replace('"', '\\"').replace("?", "\\?")
        return "".join(
            "\\n"
            if sign == "\n"
            else "".join(f"\\{byte:03o}" for byte in sign.encode())
            if not sign.isascii()
            else sign
            for sign in text
        )

    def of_class(found: re.Match[str]) -> str:
        return f'{found[1]}{said(found[2])}")'

    def of_call(found: re.Match[str]) -> str:
        *_, home, name = ["", *found[2].split("___")]
        method = f"{home}___{name}"
        return f'{found[1]}{said(method if method in docs else name)}")'

    def of_property(found: re.Match[str]) -> str:
        text = said(f"{found[2]}___{found[3]}")
        return f'{found[1]}PyDoc_STR("{text}"), NULL}}' if text else found[0]

    code = re.sub(r'(\.tp_doc = PyDoc_STR\("(\w+)\([^\n]*?)"\)', of_class, code)
    code = re.sub(
        r'(\(PyCFunction\)CPyPy_(\w+),\s+METH_[^"\n]*PyDoc_STR\("[^\n]*?)"\)', of_call, code
    )
    return re.sub(
        r"(\(getter\)\w+?___([A-Za-z0-9]+)_get_(\w+),\s+(?:NULL|\(setter\)\w+),\s+)NULL, NULL\}",
        of_property,
        code,
    )


def share_shims(shims: list[Extension]) -> None:
    """Let the modules of a package share one library, of which each has a copy.

    Each module is a few lines of C that lead into the large library. To compile and link them one
    by one takes longer than it takes to translate the whole engine.
    """
    first: dict[str, Extension] = {}
    for shim in shims:
        package = shim.name.rpartition(".")[0]
        shared = first.setdefault(package, shim)
        if shared is shim:
            shim.all_sources = list(shim.sources)
        else:
            shared.all_sources += shim.sources
            shim.copy_of = shared.name
    for package, shim in first.items():
        shim.sources = [written_bundle(shim.all_sources, package.replace(".", "_") + "_modules")]


def bundled(sources: list[str], name: str) -> list[str]:
    """A few C files, of about equal size, that include all of these."""
    share = sum(Path(source).stat().st_size for source in sources) / PIECES
    bundles: list[list[str]] = [[] for _ in range(PIECES)]
    done = 0
    for source in sorted(sources, key=lambda source: (is_runtime(source), source)):
        bundles[min(int(done / share), PIECES - 1)].append(source)
        done += Path(source).stat().st_size
    inline = INLINE.read_text(encoding="utf-8")
    return [
        written_bundle(bundle, f"{name}_{at}", inline)
        for at, bundle in enumerate(bundles)
        if bundle
    ]


def is_runtime(source: str) -> bool:
    """Is this a file of mypyc's own library?"""
    return not Path(source).name.startswith("__native")


def written_bundle(sources: list[str], name: str, inline: str = "") -> str:
    """A C file that includes these, of which all but mypyc's library see what is inlined."""
    file = Path(sources[0]).parent / f"{name}.c"
    lines = [inline]
    for at, source in enumerate(sources):
        if is_runtime(source):
            lines += [f"#undef {one}\n" for one in re.findall(r"#define (\w+List\w+)", inline)]
        # Every module comes with an entry point for a package, all of the same name.
        lines.append(f"#undef PyInit___init__\n#define PyInit___init__ {name}_package_{at}\n")
        lines.append(f'#include "{os.path.relpath(source, file.parent)}"\n')
    file.write_text("".join(lines))
    return str(file)


class BuildInParallel(build_ext):
    """Compiles on all cores: the extensions side by side, and the C files of each of them too."""

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.parallel is None:
            self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        every = self.extensions
        self.extensions = [one for one in every if not hasattr(one, "copy_of")]
        super().build_extensions()
        self.extensions = every
        for one in every:
            if hasattr(one, "copy_of"):
                shutil.copyfile(self.get_ext_fullpath(one.copy_of), self.get_ext_fullpath(one.name))

    def build_extension(self, extension: Extension) -> None:
        if len(extension.sources) > 1:
            with ThreadPoolExecutor(self.parallel) as threads:
                sources = list(extension.sources)
                compiled = threads.map(lambda source: self.compile(source, extension), sources)
                extension.extra_objects = [*extension.extra_objects, *compiled]
            extension.sources = []
        super().build_extension(extension)

    def compile(self, source: str, extension: Extension) -> str:
        (compiled,) = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
            depends=extension.depends,
        )
        return compiled


def leave_out(what: str) -> None:
    if os.environ.get("TANGLEDBANK_COMPLETE") == "1":
        raise SystemExit(f"tangledbank: {what}, but TANGLEDBANK_COMPLETE=1")
    print(f"tangledbank: {what}")


def build_site() -> None:
    """Build the browser client, if it is not built and there is something to build it with."""
    web, npm = ROOT / "web", shutil.which("npm")
    if (ROOT / "src/tangledbank/server/site/index.html").is_file() or not web.is_dir():
        return
    if npm is None:
        leave_out("no npm, so the browser client is left out")
        return
    for arguments in (["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([npm, *arguments], cwd=web, check=True)


def add_compiler_licence(package: Path) -> None:
    """Put mypy's licence beside the engine: its runtime library is part of what it compiles."""
    files = metadata.files("mypy") or []
    licence = next(file for file in files if file.name == "LICENSE")
    text = Path(str(licence.locate())).read_text(encoding="utf-8")
    heading = f"The compiled engine contains the runtime library of mypyc ({licence.parts[0]}).\n\n"
    (package / "licences-engine.txt").write_text(heading + text, encoding="utf-8")


class BuildWithPages(build_py):
    """Copies the top-level rulebook into the package; a checkout reads it where it is."""

    def run(self) -> None:
        if not self.editable_mode:
            build_site()
            self.data_files = self._get_data_files()  # what was built just now belongs to it
        super().run()
        if not self.editable_mode and (ROOT / "rulebook").is_dir():
            pages = Path(self.build_lib, "tangledbank/rulebook/pages")
            shutil.rmtree(pages, ignore_errors=True)
            shutil.copytree(ROOT / "rulebook", pages)
        if not self.editable_mode and self.distribution.ext_modules:
            add_compiler_licence(Path(self.build_lib, "tangledbank"))


setup(
    ext_modules=compiled_engine(),
    cmdclass={"build_py": BuildWithPages, "build_ext": BuildInParallel},
)
