<?php

/** Runs a piece of PHP inside the site: `php run.php '<code>'`; prints what it returns as JSON. */
$_SERVER['HTTP_HOST'] = getenv('WP_HOST');
define('WP_ADMIN', getenv('WP_SIDE') === 'admin');
if (getenv('WP_SIDE') === 'cli') {
    require __DIR__ . '/command-line.php';
}
require getenv('WP_ROOT') . '/wp-load.php';
echo json_encode(eval($argv[1]));
