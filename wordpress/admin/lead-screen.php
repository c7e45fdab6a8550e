<?php

defined('ABSPATH') || exit;

/** One lead, and the question before leads are erased. */
final class Kavling_Lead_Screen
{
    /** Ends the request before anything is printed when there is no such lead, or no right to erase. */
    public static function admit(string $id, array $erasing): void
    {
        if ($erasing !== [] && (!current_user_can('kavling_erase') || self::leads_of($erasing) === [])) {
            wp_die(esc_html__('This lead no longer exists, or you may not erase leads.', 'kavling'), '', ['response' => 403, 'back_link' => true]);
        }
        if ($id !== '' && Kavling_Store::get($id) === null) {
            wp_die(esc_html__('This lead no longer exists.', 'kavling'), '', ['response' => 404, 'back_link' => true]);
        }
    }

    public static function show(string $id): void
    {
        $lead = Kavling_Store::get($id);
        echo '<div class="wrap kavling"><h1 class="wp-heading-inline">' . esc_html($lead['name']) . '</h1> '
            . '<a class="page-title-action" href="' . esc_url(admin_url('admin.php?page=kavling')) . '">' . esc_html__('All leads', 'kavling') . '</a><hr class="wp-header-end">';
        Kavling_Screens::show_message();
        echo '<p><a class="button button-primary button-hero" target="_blank" rel="noopener" href="' . esc_url('https://wa.me/' . ltrim($lead['phone'], '+')) . '">WhatsApp '
            . esc_html(Kavling_Words::phone($lead['phone'])) . '</a></p>';
        self::show_status($lead);
        self::show_facts($lead);
        self::show_repeats($id);
        if (current_user_can('kavling_erase')) {
            echo '<p><a class="button kavling-erase" href="' . esc_url(admin_url("admin.php?page=kavling&erase[]=$id")) . '">' . esc_html__('Erase this lead', 'kavling') . '</a></p>';
        }
        echo '</div>';
    }

    private static function show_status(array $lead): void
    {
        if (!current_user_can('kavling_edit')) {
            return;
        }
        echo '<form method="post" action="' . esc_url(admin_url('admin-post.php')) . '" class="kavling-set-status">'
            . '<input type="hidden" name="action" value="kavling_status"><input type="hidden" name="lead" value="' . esc_attr($lead['id']) . '">';
        wp_nonce_field('kavling_status_' . $lead['id'], '_wpnonce', false);
        echo '<label for="kavling-status">' . esc_html__('Status', 'kavling') . '</label> <select id="kavling-status" name="status">';
        foreach (Kavling_Store::STATUSES as $status) {
            echo '<option value="' . esc_attr($status) . '"' . selected($status, $lead['status'], false) . '>' . esc_html(Kavling_Words::status($status)) . '</option>';
        }
        echo '</select> ';
        submit_button(__('Save status', 'kavling'), '', 'save', false);
        echo '</form>';
    }

    private static function show_facts(array $lead): void
    {
        $moment = fn (string $which) => $lead["{$which}_touch_at"] === '' ? '' : ', ' . Kavling_Words::moment(strtotime($lead["{$which}_touch_at"]) * 1000);
        $facts = [
            __('Received', 'kavling') => Kavling_Words::moment($lead['created_at']),
            __('Project', 'kavling') => $lead['project_name'],
            __('Wants', 'kavling') => $lead['is_download_brochure'] === '1' ? __('Brochure', 'kavling') : $lead['lead_type_name'],
            __('Message', 'kavling') => $lead['message'],
            __('Mortgage simulation', 'kavling') => $lead['simulation'],
            __('Number', 'kavling') => Kavling_Words::proof($lead),
            __('First came from', 'kavling') => Kavling_Words::touch($lead, 'first') . $moment('first'),
            __('Last came from', 'kavling') => Kavling_Words::touch($lead, 'last') . $moment('last'),
            __('Campaign', 'kavling') => implode(' / ', array_filter([$lead['utm_source'], $lead['utm_medium'], $lead['utm_campaign'], $lead['utm_content'], $lead['utm_term']])),
            __('Page', 'kavling') => $lead['current_url'],
            __('Consent', 'kavling') => trim($lead['consent_version'] . ' ' . $lead['consent_at']),
            __('Times sent', 'kavling') => (int) $lead['submissions'] > 1 ? number_format_i18n((int) $lead['submissions']) : '',
        ];
        echo '<table class="widefat striped kavling-facts"><tbody>';
        foreach (array_filter($facts, fn ($value) => $value !== '') as $name => $value) {
            echo '<tr><th scope="row">' . esc_html($name) . '</th><td>' . esc_html($value) . '</td></tr>';
        }
        echo '</tbody></table>';
    }

    private static function show_repeats(string $id): void
    {
        $repeats = Kavling_Store::repeats($id);
        if ($repeats === []) {
            return;
        }
        echo '<h2>' . esc_html__('Asked again', 'kavling') . '</h2><ul class="ul-disc">';
        foreach ($repeats as $repeat) {
            $said = json_decode($repeat['context'], true)['message'] ?? '';
            echo '<li>' . esc_html(Kavling_Words::moment($repeat['created_at']) . ($said === '' ? '' : ": $said")) . '</li>';
        }
        echo '</ul>';
    }

    /** Asks for confirmation before erasing, and names the people. */
    public static function ask_before_erasing(array $ids): void
    {
        $leads = self::leads_of($ids);
        echo '<div class="wrap kavling"><h1>' . esc_html__('Erase leads', 'kavling') . '</h1><p>'
            . esc_html__('These leads are erased with everything that belongs to them. This cannot be undone.', 'kavling') . '</p><ul class="ul-disc">';
        foreach ($leads as $lead) {
            echo '<li>' . esc_html($lead['name'] . ', ' . Kavling_Words::phone($lead['phone']) . ', ' . $lead['project_name']) . '</li>';
        }
        echo '</ul><form method="post" action="' . esc_url(admin_url('admin-post.php')) . '"><input type="hidden" name="action" value="kavling_erase">';
        foreach ($leads as $lead) {
            echo '<input type="hidden" name="leads[]" value="' . esc_attr($lead['id']) . '">';
        }
        wp_nonce_field('kavling_erase', '_wpnonce', false);
        /* translators: %s: number of leads */
        $label = sprintf(_n('Erase %s lead', 'Erase %s leads', count($leads), 'kavling'), number_format_i18n(count($leads)));
        submit_button($label, 'primary kavling-erase', 'confirm', false);
        echo ' <a class="button" href="' . esc_url(admin_url('admin.php?page=kavling')) . '">' . esc_html__('Cancel', 'kavling') . '</a></form></div>';
    }

    private static function leads_of(array $ids): array
    {
        return array_filter(array_map([Kavling_Store::class, 'get'], array_slice($ids, 0, 200)));
    }
}
