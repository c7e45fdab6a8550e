<?php // dbDelta is in the router.
