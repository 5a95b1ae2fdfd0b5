"""How long `import tangledbank` takes: the fastest of many fresh Pythons.

    python bench/import_time.py [PYTHON] [RUNS]

Give it the Python of an environment into which the wheel was installed. A checkout also looks
whether its sources were edited after they were compiled, which takes a few milliseconds more.
"""

import subprocess
import sys

CODE = """
import time
wall, cpu = time.perf_counter(), time.process_time()
import tangledbank
print(time.perf_counter() - wall, time.process_time() - cpu, tangledbank.engine_build())
"""


def measure(python: str) -> tuple[float, float, str]:
    """Milliseconds by the clock and of CPU time, and the build of the engine."""
    said = subprocess.run([python, "-c", CODE], check=True, capture_output=True, text=True)
    wall, cpu, build = said.stdout.split()
    return 1000 * float(wall), 1000 * float(cpu), build


def main(python: str = sys.executable, runs: str = "40") -> None:
    times = [measure(python) for _ in range(int(runs))]
    wall, cpu = (sorted(column) for column in ([t[0] for t in times], [t[1] for t in times]))
    middle = len(times) // 2
    print(f"import tangledbank, {times[0][2]} engine, {runs} fresh Pythons")
    print(f"by the clock: fastest {wall[0]:.0f} ms, median {wall[middle]:.0f} ms")
    print(f"CPU time:     fastest {cpu[0]:.0f} ms, median {cpu[middle]:.0f} ms")


if __name__ == "__main__":
    main(*sys.argv[1:])
