<?php

defined('ABSPATH') || exit;

/** Tables, capabilities, the daily purge, and deactivation. */
trait Kavling_Install
{
    /** Creates the five tables once for each version of the plugin; dbDelta adds missing columns. */
    public static function install(): void
    {
        if (!wp_next_scheduled('kavling_purge')) {
            wp_schedule_event(time(), 'daily', 'kavling_purge');
        }
        if (get_option('kavling_schema') === self::SCHEMA) {
            return;
        }
        global $wpdb;
        require_once ABSPATH . 'wp-admin/includes/upgrade.php';
        $charset = $wpdb->get_charset_collate();
        $columns = implode('', array_map(fn ($field) => "$field text NOT NULL,\n", array_keys(self::fields())));
        dbDelta('CREATE TABLE ' . self::table('lead') . " (
id char(36) NOT NULL,
created_at bigint NOT NULL,
changed_at bigint NOT NULL,
status varchar(20) NOT NULL,
spam tinyint NOT NULL,
otp_verified tinyint NOT NULL,
otp_reason varchar(20) NOT NULL,
submissions int NOT NULL,
phone varchar(20) NOT NULL,
{$columns}PRIMARY KEY  (id),
KEY phone (phone,created_at),
KEY created_at (created_at)
) $charset");
        dbDelta('CREATE TABLE ' . self::table('touch') . " (
id char(36) NOT NULL,
lead_id char(36) NOT NULL,
created_at bigint NOT NULL,
context text NOT NULL,
PRIMARY KEY  (id),
KEY lead_id (lead_id)
) $charset");
        dbDelta('CREATE TABLE ' . self::table('key') . " (
idempotency_key varchar(191) NOT NULL,
body_hash char(64) NOT NULL,
lead_id char(36) NOT NULL,
created_at bigint NOT NULL,
PRIMARY KEY  (idempotency_key)
) $charset");
        dbDelta('CREATE TABLE ' . self::table('code') . " (
id char(64) NOT NULL,
phone_key char(64) NOT NULL,
project_id varchar(100) NOT NULL,
code_hash char(64) NOT NULL,
state varchar(12) NOT NULL,
checks int NOT NULL,
created_at bigint NOT NULL,
PRIMARY KEY  (id),
KEY phone_key (phone_key,created_at)
) $charset");
        dbDelta('CREATE TABLE ' . self::table('hit') . " (
id bigint NOT NULL AUTO_INCREMENT,
bucket varchar(80) NOT NULL,
at bigint NOT NULL,
PRIMARY KEY  (id),
KEY bucket (bucket,at)
) $charset");
        self::grant();
        Kavling_Pages::move_older();
        update_option('kavling_schema', self::SCHEMA);
    }

    /** Administrators may do everything; salespeople view leads and set their status. */
    private static function grant(): void
    {
        add_role('kavling_sales', 'Kavling sales', ['read' => true, 'kavling_read' => true, 'kavling_edit' => true]);
        foreach (self::CAPABILITIES as $capability) {
            get_role('administrator')?->add_cap($capability);
        }
    }

    /** Removes scheduled jobs; leads and settings stay. */
    public static function deactivate(): void
    {
        wp_unschedule_hook('kavling_purge');
        wp_unschedule_hook('kavling_notify');
        wp_unschedule_hook('kavling_fetch_pages');
    }

    /** Deletes everything older than its retention. */
    public static function purge(): void
    {
        global $wpdb;
        $now = self::now();
        $days = (int) self::setting('retention_days', 730);
        $cuts = ['lead' => $days * self::DAY, 'touch' => $days * self::DAY, 'key' => self::DAY, 'code' => self::PROOF_LIFE + self::DAY];
        foreach ($cuts as $table => $keep) {
            $wpdb->query($wpdb->prepare('DELETE FROM ' . self::table($table) . ' WHERE created_at < %d', $now - $keep * 1000));
        }
        $wpdb->query($wpdb->prepare('DELETE FROM ' . self::table('hit') . ' WHERE at < %d', $now - self::DAY * 1000));
    }
}
