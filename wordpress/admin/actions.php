<?php

defined('ABSPATH') || exit;

/** The actions behind the buttons of the screens: each checks its capability and its nonce first. */
final class Kavling_Actions
{
    public static function start(): void
    {
        add_action('admin_post_kavling_status', [self::class, 'set_status']);
        add_action('admin_post_kavling_erase', [self::class, 'erase']);
        add_action('admin_post_kavling_export', [Kavling_Export::class, 'send']);
    }

    public static function status_url(string $id, string $status): string
    {
        $url = add_query_arg(['action' => 'kavling_status', 'lead' => $id, 'status' => $status], admin_url('admin-post.php'));
        return wp_nonce_url($url, "kavling_status_$id");
    }

    public static function set_status(): void
    {
        $id = sanitize_text_field(wp_unslash($_REQUEST['lead'] ?? ''));
        self::need('kavling_edit', "kavling_status_$id");
        self::back('saved', Kavling_Store::set_status([$id], sanitize_key($_REQUEST['status'] ?? '')));
    }

    public static function erase(): void
    {
        self::need('kavling_erase', 'kavling_erase');
        $count = Kavling_Store::erase(self::ids('leads'));
        wp_safe_redirect(admin_url("admin.php?page=kavling&done=erased&count=$count"));
        exit;
    }

    /** The bulk action that the list was sent with, if there is one. */
    public static function run_bulk(): void
    {
        $table = new Kavling_Leads_Table();
        $action = (string) $table->current_action();
        $ids = self::ids('leads');
        if ($action === '' || $ids === []) {
            return;
        }
        if ($action === 'erase') {
            wp_safe_redirect(add_query_arg(['page' => 'kavling', 'erase' => $ids], admin_url('admin.php')));
            exit;
        }
        self::need('kavling_edit', 'bulk-leads');
        $count = $action === 'restore' ? Kavling_Store::restore($ids) : Kavling_Store::set_status($ids, (string) preg_replace('/^status-/', '', $action));
        self::back('saved', $count);
    }

    /** Ends the request unless the person may do this and intended to. */
    public static function need(string $capability, string $nonce): void
    {
        if (!current_user_can($capability)) {
            wp_die(esc_html__('You may not do this. Ask an administrator.', 'kavling'), '', ['response' => 403, 'back_link' => true]);
        }
        check_admin_referer($nonce);
    }

    /** @return string[] */
    private static function ids(string $name): array
    {
        return array_values(array_filter(array_map('sanitize_text_field', array_filter((array) wp_unslash($_REQUEST[$name] ?? []), 'is_string'))));
    }

    /** Goes back to the screen of the button, with the result. */
    private static function back(string $done, int $count): void
    {
        $from = remove_query_arg(['action', 'action2', 'leads', '_wpnonce', '_wp_http_referer', 'done', 'count'], wp_get_referer() ?: admin_url('admin.php?page=kavling'));
        wp_safe_redirect(add_query_arg(['done' => $done, 'count' => $count], $from));
        exit;
    }
}
