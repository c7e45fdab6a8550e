<?php

defined('ABSPATH') || exit;

/**
 * Adds leads to WordPress's privacy tools. These use e-mail addresses, and a lead has a phone number: a request
 * applies to the numbers of the account with that address (`billing_phone`, `phone`), to leads that mention the
 * address in their message, or, for an address like `628123456789@phone.invalid`, to that number.
 */
final class Kavling_Privacy
{
    private const PAGE = 50;

    public static function start(): void
    {
        add_filter('wp_privacy_personal_data_exporters', fn ($all) => $all + ['kavling' => [
            'exporter_friendly_name' => __('Kavling leads', 'kavling'), 'callback' => [self::class, 'export'],
        ]]);
        add_filter('wp_privacy_personal_data_erasers', fn ($all) => $all + ['kavling' => [
            'eraser_friendly_name' => __('Kavling leads', 'kavling'), 'callback' => [self::class, 'erase'],
        ]]);
        add_action('admin_init', [self::class, 'suggest_policy']);
    }

    public static function export(string $email, int $page = 1): array
    {
        $ids = self::ids_of($email);
        $data = [];
        foreach (array_slice($ids, ($page - 1) * self::PAGE, self::PAGE) as $id) {
            $data[] = self::item($id, Kavling_Store::get($id));
            foreach (Kavling_Store::repeats($id) as $repeat) {
                $data[] = self::item($repeat['id'], ['created_at' => $repeat['created_at']] + (json_decode($repeat['context'], true) ?: []));
            }
        }
        return ['data' => $data, 'done' => count($ids) <= $page * self::PAGE];
    }

    public static function erase(string $email): array
    {
        $ids = array_slice(self::ids_of($email), 0, self::PAGE);
        $removed = Kavling_Store::erase($ids);
        $messages = $removed < count($ids) ? [__('Some leads could not be erased. Try again.', 'kavling')] : [];
        return [
            'items_removed' => $removed > 0,
            'items_retained' => $removed < count($ids),
            'messages' => $messages,
            'done' => count($ids) < self::PAGE || $removed === 0,
        ];
    }

    private static function item(string $id, array $fields): array
    {
        $fields['created_at'] = wp_date('c', intdiv((int) $fields['created_at'], 1000));
        $kept = array_filter($fields, fn ($value) => (string) $value !== '');
        return [
            'group_id' => 'kavling',
            'group_label' => __('Leads of property pages', 'kavling'),
            'item_id' => "kavling-$id",
            'data' => array_map(fn ($name, $value) => ['name' => $name, 'value' => (string) $value], array_keys($kept), $kept),
        ];
    }

    /** @return string[] */
    private static function ids_of(string $email): array
    {
        global $wpdb;
        $numbers = preg_match('/^([+\d]+)@phone\.invalid$/i', $email, $match) ? [$match[1]] : [];
        $user = get_user_by('email', $email);
        foreach ($user ? ['billing_phone', 'phone'] : [] as $field) {
            $numbers[] = (string) get_user_meta($user->ID, $field, true);
        }
        $ids = array_merge([], ...array_map([Kavling_Store::class, 'ids_of_number'], $numbers));
        $named = '%' . $wpdb->esc_like($email) . '%';
        $sql = 'SELECT id FROM ' . Kavling::table('lead') . ' WHERE message LIKE %s OR name LIKE %s';
        $ids = array_merge($ids, is_email($email) ? $wpdb->get_col($wpdb->prepare($sql, $named, $named)) : []);
        $ids = array_values(array_unique($ids));
        sort($ids);
        return $ids;
    }

    public static function suggest_policy(): void
    {
        $days = (int) Kavling::setting('retention_days', 730);
        $text = sprintf(
            /* translators: %d: number of days */
            __('When you ask for a call or a brochure on one of our property pages, we keep your name, your phone number, your message, the page, the time, how you found the page, and the consent you gave. Our sales team uses this to answer you. It is deleted after %d days.', 'kavling'),
            $days
        );
        wp_add_privacy_policy_content('Kavling', '<p>' . esc_html($text) . '</p>');
    }
}
