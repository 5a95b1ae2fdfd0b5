"""Several robots at one table."""

from tests.web.robot import Robot


def together(*robots: Robot, acts: int) -> None:
    """Whoever is asked acts, until so much was done or the game is over for all."""
    done = idle = 0
    while done < acts:
        if all(robot.over() for robot in robots):
            return
        before = done
        for robot in robots:
            if robot.wait(0.25) and not robot.over():
                robot.act()
                done += 1
        idle = 0 if done > before else idle + 1
        assert idle < 120, [robot.story[-5:] for robot in robots]
