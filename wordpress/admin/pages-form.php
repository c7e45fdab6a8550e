<?php

defined('ABSPATH') || exit;

/** The pages on the settings page: the known ones, and the two ways to add them. */
final class Kavling_Pages_Form
{
    private const REFUSED = 'kavling_refused_pages';
    /** Most pages that the list shows. */
    private const SHOWN = 500;

    public static function start(): void
    {
        add_action('admin_post_kavling_pages_upload', [self::class, 'upload']);
        add_action('admin_post_kavling_pages_fetch', [self::class, 'fetch']);
    }

    public static function upload(): void
    {
        Kavling_Actions::need('manage_options', 'kavling_pages');
        $file = $_FILES['facts'] ?? [];
        $problem = self::problem_of_upload($file) ?: Kavling_Pages::take((string) file_get_contents($file['tmp_name']), sanitize_file_name($file['name']));
        if ($problem === '') {
            self::set_url('');
        }
        self::back('facts', $problem);
    }

    public static function fetch(): void
    {
        Kavling_Actions::need('manage_options', 'kavling_pages');
        $typed = trim((string) wp_unslash($_POST['facts_url'] ?? ''));
        if ($typed !== '' && !preg_match('#^https?://[^\s/]+/\S*$#', $typed)) {
            self::back('facts_url', __('Type the whole address of the file, for example https://build.example/facts.json.', 'kavling'), $typed);
        }
        self::set_url($typed);
        self::back('facts_url', Kavling_Pages::fetch());
    }

    private static function set_url(string $url): void
    {
        update_option('kavling', ['facts_url' => $url] + (array) get_option('kavling', []));
    }

    private static function problem_of_upload(array $file): string
    {
        switch ($file['error'] ?? UPLOAD_ERR_NO_FILE) {
            case UPLOAD_ERR_OK:
                return is_uploaded_file($file['tmp_name']) ? '' : __('The file did not arrive. Try again.', 'kavling');
            case UPLOAD_ERR_NO_FILE:
                return __('Choose the file first.', 'kavling');
            case UPLOAD_ERR_INI_SIZE:
            case UPLOAD_ERR_FORM_SIZE:
                /* translators: %s: size, for example 2 MB */
                return sprintf(__('This site accepts files up to %s. Give an address instead.', 'kavling'), size_format(wp_max_upload_size()));
            default:
                return __('The file did not arrive. Try again.', 'kavling');
        }
    }

    /** @return never */
    private static function back(string $field, string $problem, string $typed = ''): void
    {
        if ($problem !== '') {
            set_transient(self::REFUSED . get_current_user_id(), [$field, $problem, $typed], HOUR_IN_SECONDS);
        }
        wp_safe_redirect(admin_url('admin.php?page=kavling-settings&pages=' . ($problem === '' ? '1' : '0')));
        exit;
    }

    public static function show(): void
    {
        [$field, $problem, $typed] = get_transient(self::REFUSED . get_current_user_id()) ?: ['', '', ''];
        delete_transient(self::REFUSED . get_current_user_id());
        echo '<h2>' . esc_html__('Pages', 'kavling') . '</h2>';
        self::show_known($problem);
        if (isset(Kavling::fixed()['projects'])) {
            return;
        }
        $is_fixed = isset(Kavling::fixed()['facts_url']);
        echo '<table class="form-table" role="presentation"><tbody>';
        if (!$is_fixed) {
            $problem_of_file = $field === 'facts' ? $problem : '';
            self::show_form('upload', 'facts', __('File facts.json', 'kavling'), __('Upload', 'kavling'), 'type="file" accept=".json,application/json" required', __('From the folder .kavling of the built site. Upload it again after each build that adds a page or changes its codes.', 'kavling'), $problem_of_file);
        }
        $value = 'type="url" class="regular-text code" value="' . esc_attr($typed ?: Kavling_Pages::url()) . '"' . ($is_fixed ? ' readonly' : '');
        $help = $is_fixed ? __('Set in wp-config.php.', 'kavling') : __('Where your build puts the file, if it can be reached by https. It is fetched now and every hour. Leave empty to stop that.', 'kavling');
        self::show_form('fetch', 'facts_url', __('Or its address', 'kavling'), __('Fetch', 'kavling'), $value, $help, $field === 'facts_url' ? $problem : '');
        echo '</tbody></table>';
    }

    private static function show_form(string $action, string $field, string $label, string $button, string $rest, string $help, string $problem): void
    {
        $id = "kavling-$field";
        echo '<tr><th scope="row"><label for="' . $id . '">' . esc_html($label) . '</label></th><td><form method="post" enctype="multipart/form-data" action="' . esc_url(admin_url('admin-post.php')) . '">'
            . '<input type="hidden" name="action" value="kavling_pages_' . $action . '">';
        wp_nonce_field('kavling_pages', '_wpnonce', false);
        echo "<input id=\"$id\" name=\"$field\" aria-describedby=\"$id-help\"" . ($problem === '' ? '' : ' aria-invalid="true"') . " $rest> ";
        submit_button($button, 'secondary', 'submit', false, ['id' => "$id-go"]);
        echo "<p class=\"description\" id=\"$id-help\">" . ($problem === '' ? '' : '<strong class="kavling-problem">' . esc_html($problem) . '</strong> ') . esc_html($help) . '</p></form></td></tr>';
    }

    private static function show_known(string $refused): void
    {
        $pages = Kavling_Pages::all();
        $kept = Kavling_Pages::kept();
        if ($pages === []) {
            self::show_missing();
            return;
        }
        if (($_GET['pages'] ?? '') === '1') {
            self::show_saved();
        }
        if ($refused === '' && ($kept['problem'] ?? '') !== '') {
            /* translators: %s: reason */
            echo '<div class="notice notice-error inline"><p>' . esc_html(sprintf(__('The last fetch failed, and the previous pages stay: %s', 'kavling'), $kept['problem'])) . '</p></div>';
        }
        /* translators: %s: number of pages */
        $count = sprintf(_n('%s page', '%s pages', count($pages), 'kavling'), number_format_i18n(count($pages)));
        $from = isset(Kavling::fixed()['projects']) ? __('Set in wp-config.php.', 'kavling') : trim(($kept['from'] ?? '') . ', ' . Kavling_Words::moment(($kept['at'] ?? 0) * 1000), ', ');
        echo '<details class="kavling-pages"><summary>' . esc_html("$count ($from)") . '</summary><table class="widefat striped"><thead><tr><th scope="col">' . esc_html__('Page', 'kavling')
            . '</th><th scope="col">' . esc_html__('Project', 'kavling') . '</th><th scope="col">' . esc_html__('Confirms numbers by code', 'kavling') . '</th></tr></thead><tbody>';
        foreach (array_slice($pages, 0, self::SHOWN) as $page) {
            echo '<tr><td>' . esc_html($page['slug'] ?? '') . '</td><td>' . esc_html($page['name'] ?? '') . '</td><td>' . esc_html(empty($page['otp']) ? __('no', 'kavling') : __('yes', 'kavling')) . '</td></tr>';
        }
        echo '</tbody></table></details>';
    }

    /** Warns about leads while no page is known. */
    public static function show_missing(): void
    {
        if (Kavling_Pages::all() !== []) {
            return;
        }
        echo '<div class="notice notice-warning inline"><p>' . esc_html__('No page is known yet, so every new lead is set aside.', 'kavling');
        if (current_user_can('manage_options') && ($_GET['page'] ?? '') !== 'kavling-settings') {
            echo ' <a href="' . esc_url(admin_url('admin.php?page=kavling-settings')) . '">' . esc_html__('Upload the facts.json of your build', 'kavling') . '</a>';
        }
        echo '</p></div>';
    }

    private static function show_saved(): void
    {
        echo '<div class="notice notice-success inline"><p>' . esc_html__('Pages saved.', 'kavling');
        $waiting = Kavling_Store::count_of_unknown_pages();
        if ($waiting > 0) {
            /* translators: %s: number of leads */
            $text = sprintf(_n('%s lead was set aside because its page was unknown', '%s leads were set aside because their pages were unknown', $waiting, 'kavling'), number_format_i18n($waiting));
            echo ' <a href="' . esc_url(admin_url('admin.php?page=kavling&aside=1')) . '">' . esc_html($text) . '</a>';
        }
        echo '</p></div>';
    }
}
