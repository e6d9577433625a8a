"""Run many independent jobs in this process, in other processes or on a Ray cluster, without losing any."""
