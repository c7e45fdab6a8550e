<?php

/** Makes the site: its tables, its administrator, addresses with words, and the plugin at work. */
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = getenv('WP_HOST');
require getenv('WP_ROOT') . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
wp_install('Griya Uji', 'admin', 'admin@griya.example', false, '', getenv('WP_PASSWORD'));
update_option('permalink_structure', '/%postname%/');
update_option('timezone_string', 'Asia/Jakarta');
update_option('kavling', json_decode(getenv('KAVLING_SETTINGS'), true));
$failed = activate_plugin('kavling/kavling.php');
if (is_wp_error($failed)) {
    fwrite(STDERR, $failed->get_error_message());
    exit(1);
}
