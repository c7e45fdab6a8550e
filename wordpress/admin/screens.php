<?php

defined('ABSPATH') || exit;

require_once __DIR__ . '/words.php';

/** The menu and its screens. */
final class Kavling_Screens
{
    /** The filters of the list, as in its URL. */
    private const FILTERS = ['s' => 'search', 'status' => 'status', 'project' => 'project', 'source' => 'source', 'from' => 'from', 'until' => 'until'];

    public static function start(): void
    {
        add_action('admin_menu', [self::class, 'add_menu']);
        add_filter('set_screen_option_kavling_leads_per_page', fn ($keep, $option, $value) => max(1, min(200, (int) $value)), 10, 3);
        add_action('after_plugin_row_' . plugin_basename(dirname(__DIR__) . '/kavling.php'), [self::class, 'tell_before_deletion']);
    }

    public static function add_menu(): void
    {
        $new = Kavling_Store::counts()['new'] ?? 0;
        $badge = $new > 0 ? sprintf(' <span class="awaiting-mod"><span class="pending-count">%s</span></span>', number_format_i18n($new)) : '';
        $hook = add_menu_page(__('Leads', 'kavling'), __('Leads', 'kavling') . $badge, 'kavling_read', 'kavling', [self::class, 'show'], 'dashicons-id', 26);
        add_submenu_page('kavling', __('Leads', 'kavling'), __('All leads', 'kavling'), 'kavling_read', 'kavling', [self::class, 'show']);
        add_submenu_page('kavling', __('Settings', 'kavling'), __('Settings', 'kavling'), 'manage_options', 'kavling-settings', [Kavling_Settings::class, 'show']);
        add_action("load-$hook", [self::class, 'prepare']);
        add_action('admin_enqueue_scripts', [self::class, 'add_style']);
    }

    public static function add_style(string $hook): void
    {
        if (str_contains($hook, 'kavling')) {
            wp_enqueue_style('kavling', plugins_url('admin/admin.css', dirname(__DIR__) . '/kavling.php'), [], Kavling::shared()['version']);
        }
    }

    /** Runs before anything is printed: bulk actions end with a redirect. */
    public static function prepare(): void
    {
        require_once __DIR__ . '/leads-table.php';
        if (isset($_GET['lead']) || isset($_GET['erase'])) {
            Kavling_Lead_Screen::admit(self::lead_id(), self::erasing());
            return;
        }
        add_screen_option('per_page', ['default' => 20, 'option' => 'kavling_leads_per_page']);
        Kavling_Actions::run_bulk();
    }

    public static function show(): void
    {
        if (self::lead_id() !== '') {
            Kavling_Lead_Screen::show(self::lead_id());
            return;
        }
        self::erasing() ? Kavling_Lead_Screen::ask_before_erasing(self::erasing()) : self::show_list();
    }

    private static function lead_id(): string
    {
        return is_string($_GET['lead'] ?? null) ? sanitize_text_field(wp_unslash($_GET['lead'])) : '';
    }

    /** @return string[] ids of the leads to erase, from the URL */
    private static function erasing(): array
    {
        return array_map('sanitize_text_field', array_filter((array) wp_unslash($_GET['erase'] ?? []), 'is_string'));
    }

    private static function show_list(): void
    {
        $table = new Kavling_Leads_Table();
        $table->prepare_items();
        echo '<div class="wrap kavling"><h1 class="wp-heading-inline">' . esc_html__('Leads', 'kavling') . '</h1>';
        if (current_user_can('kavling_export')) {
            $export = wp_nonce_url(add_query_arg(['action' => 'kavling_export'] + self::asked(), admin_url('admin-post.php')), 'kavling_export');
            echo ' <a class="page-title-action" href="' . esc_url($export) . '">' . esc_html__('Export CSV', 'kavling') . '</a>';
        }
        echo '<hr class="wp-header-end">';
        self::show_message();
        Kavling_Pages_Form::show_missing();
        $table->views();
        echo '<form method="get"><input type="hidden" name="page" value="kavling">';
        foreach (array_intersect_key(self::asked(), ['status' => 1, 'aside' => 1]) as $name => $value) {
            echo '<input type="hidden" name="' . esc_attr($name) . '" value="' . esc_attr($value) . '">';
        }
        $table->search_box(__('Search leads', 'kavling'), 'kavling');
        $table->display();
        echo '</form></div>';
    }

    public static function show_message(): void
    {
        $count = (int) ($_GET['count'] ?? 0);
        $messages = [
            /* translators: %s: number of leads */
            'saved' => sprintf(_n('%s lead changed.', '%s leads changed.', $count, 'kavling'), number_format_i18n($count)),
            /* translators: %s: number of leads */
            'erased' => sprintf(_n('%s lead erased.', '%s leads erased.', $count, 'kavling'), number_format_i18n($count)),
        ];
        $message = $messages[sanitize_key($_GET['done'] ?? '')] ?? '';
        if ($message !== '') {
            echo '<div class="notice notice-success is-dismissible"><p>' . esc_html($message) . '</p></div>';
        }
    }

    /** The filter from the URL. */
    public static function filter(): array
    {
        $filter = ['aside' => isset($_GET['aside'])];
        foreach (self::FILTERS as $name => $part) {
            $filter[$part] = is_string($_GET[$name] ?? null) ? sanitize_text_field(wp_unslash($_GET[$name])) : '';
        }
        return $filter + Kavling_Store::NO_FILTER;
    }

    /** The same as query parameters. */
    public static function asked(): array
    {
        $filter = self::filter();
        $asked = array_map(fn ($part) => $filter[$part], self::FILTERS);
        return array_filter($asked, fn ($value) => $value !== '') + ($filter['aside'] ? ['aside' => '1'] : []);
    }

    /** WordPress only asks whether to delete the plugin: the row shows what that does to the leads. */
    public static function tell_before_deletion(): void
    {
        $total = array_sum(Kavling_Store::counts());
        if ($total === 0 || !current_user_can('manage_options')) {
            return;
        }
        $erases = Kavling::setting('on_delete', 'keep') === 'erase';
        $text = $erases
            /* translators: %s: number of leads */
            ? _n('Deleting this plugin erases its %s lead.', 'Deleting this plugin erases its %s leads.', $total, 'kavling')
            /* translators: %s: number of leads */
            : _n('Deleting this plugin keeps its %s lead in the database.', 'Deleting this plugin keeps its %s leads in the database.', $total, 'kavling');
        echo '<tr class="plugin-update-tr active"><td colspan="4" class="plugin-update colspanchange"><div class="notice inline '
            . ($erases ? 'notice-error' : 'notice-info') . ' notice-alt"><p>' . esc_html(sprintf($text, number_format_i18n($total)))
            . ' <a href="' . esc_url(admin_url('admin.php?page=kavling-settings#kavling-on_delete')) . '">' . esc_html__('Change this', 'kavling') . '</a></p></div></td></tr>';
    }
}
