<?php

defined('WP_UNINSTALL_PLUGIN') || exit;

/**
 * Removes the plugin's data. Leads are only erased if the settings say to: one click in the list of plugins must
 * not lose them.
 */
(static function (): void {
    global $wpdb;
    wp_unschedule_hook('kavling_purge');
    wp_unschedule_hook('kavling_notify');
    wp_unschedule_hook('kavling_fetch_pages');
    remove_role('kavling_sales');
    foreach (['kavling_read', 'kavling_edit', 'kavling_export', 'kavling_erase'] as $capability) {
        get_role('administrator')?->remove_cap($capability);
    }
    delete_option('kavling_schema');
    $settings = get_option('kavling', []);
    if (($settings['on_delete'] ?? 'keep') !== 'erase') {
        return;
    }
    foreach (['lead', 'touch', 'key', 'code', 'hit'] as $table) {
        $wpdb->query("DROP TABLE IF EXISTS {$wpdb->prefix}kavling_$table");
    }
    delete_option('kavling');
    delete_option('kavling_pages');
    delete_metadata('user', 0, 'kavling_leads_per_page', '', true);
})();
