<?php

/**
 * Simulates a web server in front of WordPress, for PHP's own server: real files as they are, everything else to
 * index.php.
 */
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
if (is_dir($file)) {
    $file = rtrim($file, '/') . '/index.php';
}
if (is_file($file) && !str_ends_with($file, '.php')) {
    return false;
}
$script = is_file($file) ? $file : $_SERVER['DOCUMENT_ROOT'] . '/index.php';
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = substr($script, strlen($_SERVER['DOCUMENT_ROOT']));
$_SERVER['SCRIPT_FILENAME'] = $script;
chdir(dirname($script));
require $script;
