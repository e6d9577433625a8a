"""Many jobs that know nothing of each other: done here, by other processes, or on other machines; none is lost."""
