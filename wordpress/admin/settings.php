<?php

defined('ABSPATH') || exit;

/** The settings page. Settings from wp-config.php are shown and cannot be changed here. */
final class Kavling_Settings
{
    /** Rejected input, shown again with the page. */
    private const REFUSED = 'kavling_refused_settings';

    public static function start(): void
    {
        add_action('admin_post_kavling_settings', [self::class, 'save']);
        add_filter('plugin_action_links_' . plugin_basename(dirname(__DIR__) . '/kavling.php'), fn ($links) => [
            '<a href="' . esc_url(admin_url('admin.php?page=kavling-settings')) . '">' . esc_html__('Settings', 'kavling') . '</a>', ...$links,
        ]);
    }

    public static function save(): void
    {
        Kavling_Actions::need('manage_options', 'kavling_settings');
        $saved = get_option('kavling', []);
        $typed = (array) wp_unslash($_POST['kavling'] ?? []);
        $refused = [];
        foreach (array_diff_key(Kavling_Settings_Fields::all(), Kavling::fixed()) as $name => $field) {
            if (!is_string($typed[$name] ?? null)) {
                continue;
            }
            [$value, $problem] = Kavling_Settings_Fields::read($field, $typed[$name], $saved[$name] ?? '');
            if ($problem === '') {
                $saved[$name] = $value;
            } else {
                $refused[$name] = ['typed' => $typed[$name], 'problem' => $problem];
            }
        }
        update_option('kavling', $saved);
        set_transient(self::REFUSED . get_current_user_id(), $refused, HOUR_IN_SECONDS);
        wp_safe_redirect(admin_url('admin.php?page=kavling-settings&saved=' . ($refused === [] ? '1' : '0')));
        exit;
    }

    public static function show(): void
    {
        $refused = get_transient(self::REFUSED . get_current_user_id()) ?: [];
        delete_transient(self::REFUSED . get_current_user_id());
        echo '<div class="wrap kavling"><h1>' . esc_html__('Kavling settings', 'kavling') . '</h1>';
        if ($refused !== []) {
            echo '<div class="notice notice-error"><p>' . esc_html__('Some settings were not saved. Correct the marked fields.', 'kavling') . '</p></div>';
        } elseif (($_GET['saved'] ?? '') === '1') {
            echo '<div class="notice notice-success is-dismissible"><p>' . esc_html__('Settings saved.', 'kavling') . '</p></div>';
        }
        Kavling_Pages_Form::show();
        echo '<h2>' . esc_html__('Leads and codes', 'kavling') . '</h2>';
        echo '<form method="post" action="' . esc_url(admin_url('admin-post.php')) . '"><input type="hidden" name="action" value="kavling_settings">';
        wp_nonce_field('kavling_settings', '_wpnonce', false);
        echo '<table class="form-table" role="presentation"><tbody>';
        foreach (Kavling_Settings_Fields::all() as $name => $field) {
            self::show_field($name, $field, $refused[$name] ?? null);
        }
        echo '</tbody></table>';
        submit_button(__('Save settings', 'kavling'));
        echo '</form></div>';
    }

    private static function show_field(string $name, array $field, ?array $refused): void
    {
        $is_fixed = array_key_exists($name, Kavling::fixed());
        $shown = $refused['typed'] ?? Kavling_Settings_Fields::show($field, Kavling::setting($name, $field['default'] ?? ''));
        $id = "kavling-$name";
        $rest = 'id="' . esc_attr($id) . '" name="kavling[' . esc_attr($name) . ']" aria-describedby="' . esc_attr($id) . '-help"'
            . ($is_fixed ? ' disabled' : '') . ($refused ? ' aria-invalid="true"' : '');
        $help = $is_fixed ? __('Set in wp-config.php.', 'kavling') : $field['help'];
        echo '<tr><th scope="row"><label for="' . esc_attr($id) . '">' . esc_html($field['label']) . '</label></th><td>' . self::control($field, $rest, $shown)
            . '<p class="description" id="' . esc_attr($id) . '-help">' . ($refused ? '<strong class="kavling-problem">' . esc_html($refused['problem']) . '</strong> ' : '')
            . esc_html($help) . '</p></td></tr>';
    }

    private static function control(array $field, string $rest, string $shown): string
    {
        if ($field['kind'] === 'origins') {
            return "<textarea $rest class=\"code\" spellcheck=\"false\" rows=\"3\">" . esc_textarea($shown) . '</textarea>';
        }
        if ($field['kind'] === 'choice') {
            $options = '';
            foreach ($field['choices'] as $value => $label) {
                $options .= '<option value="' . esc_attr($value) . '"' . selected($value, $shown, false) . '>' . esc_html($label) . '</option>';
            }
            return "<select $rest>$options</select>";
        }
        $types = ['number' => 'number', 'secret' => 'password', 'url' => 'url'];
        $type = $types[$field['kind']] ?? 'text';
        $class = $type === 'number' ? 'small-text' : 'regular-text';
        return "<input type=\"$type\" class=\"$class\" autocomplete=\"off\" $rest value=\"" . esc_attr($shown) . '">';
    }
}
