"""How long `import tangledbank` takes: the fastest of many fresh Pythons.

    python bench/import_time.py [PYTHON] [RUNS]

Give it the Python of an environment into which the wheel was installed. A checkout also looks
whether its sources were edited after they were compiled, which takes a few milliseconds more.
"""

import os
import subprocess
import sys

CODE = """
import time
wall, cpu = time.perf_counter(), time.process_time()
import tangledbank
print(time.perf_counter() - wall, time.process_time() - cpu, tangledbank.engine_build())
"""
#: The yardstick: a Python that does nothing, from its own start to its end.
NOTHING = "import time; print(0, time.process_time(), 'nothing')"
#: What a user has not set: with it, every start would compile the modules to bytecode again.
UNUSUAL = {"PYTHONDONTWRITEBYTECODE"}


def measure(python: str, code: str = CODE) -> tuple[float, float, str]:
    """Milliseconds by the clock and of CPU time, and the build of the engine."""
    variables = {name: text for name, text in os.environ.items() if name not in UNUSUAL}
    said = subprocess.run(
        [python, "-c", code], check=True, capture_output=True, text=True, env=variables
    )
    wall, cpu, build = said.stdout.split()
    return 1000 * float(wall), 1000 * float(cpu), build


def main(python: str = sys.executable, runs: str = "40") -> None:
    measure(python)  # writes the bytecode
    times, nothing = [], []
    for _ in range(int(runs)):  # in turns, so that both meet the same load
        times.append(measure(python))
        nothing.append(measure(python, NOTHING)[1])
    print(f"import tangledbank, {times[0][2]} engine, {runs} fresh Pythons")
    show("by the clock", [one[0] for one in times])
    show("CPU time", [one[1] for one in times])
    show("CPU time of a Python that does nothing", nothing)


def show(what: str, values: list[float]) -> None:
    middle = sorted(values)[len(values) // 2]
    print(f"  {what}: fastest {min(values):.0f} ms, median {middle:.0f} ms")


if __name__ == "__main__":
    main(*sys.argv[1:])
