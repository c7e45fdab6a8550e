<?php // dbDelta stands in the router.
