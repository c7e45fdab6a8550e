<?php

defined('ABSPATH') || exit;

/** The settings that people change in wp-admin: the form field of each, and its validation. */
final class Kavling_Settings_Fields
{
    /** @return array<string, array{kind: string, label: string, help: string}> */
    public static function all(): array
    {
        return [
            'notice_emails' => ['kind' => 'emails', 'label' => __('E-mail about new leads to', 'kavling'), 'help' => __('Addresses, separated by commas. Leave empty for none.', 'kavling')],
            'sender_url' => ['kind' => 'url', 'label' => __('Code sender', 'kavling'), 'help' => __('Address that codes are posted to.', 'kavling')],
            'sender_token' => ['kind' => 'secret', 'label' => __('Token of the code sender', 'kavling'), 'help' => __('Leave empty to keep the one that is saved.', 'kavling')],
            'daily_budget' => ['kind' => 'number', 'label' => __('Codes a day', 'kavling'), 'help' => __('When they are used up, leads arrive unverified.', 'kavling'), 'default' => 2000, 'most' => 1000000],
            'network_share' => ['kind' => 'number', 'label' => __('Share of one network', 'kavling'), 'help' => __('Percentage of these codes that one network may ask for.', 'kavling'), 'default' => 10, 'most' => 100],
            'allowed_origins' => ['kind' => 'origins', 'label' => __('Pages on other domains', 'kavling'), 'help' => __('One origin a line, for example https://promo.example.co.id.', 'kavling')],
            'retention_days' => ['kind' => 'number', 'label' => __('Keep leads for', 'kavling'), 'help' => __('Days. Older leads are deleted once a day.', 'kavling'), 'default' => 730, 'most' => 36500],
            'on_delete' => ['kind' => 'choice', 'label' => __('When this plugin is deleted', 'kavling'), 'help' => __('Deactivating never erases anything.', 'kavling'), 'default' => 'keep', 'choices' => [
                'keep' => __('keep the leads in the database', 'kavling'), 'erase' => __('erase all leads and settings', 'kavling'),
            ]],
        ];
    }

    /**
     * Reads what was typed.
     * @return array{mixed, string} the value, and what is wrong with it
     */
    public static function read(array $field, string $typed, $before): array
    {
        $typed = trim($typed);
        switch ($field['kind']) {
            case 'emails':
                $addresses = array_values(array_filter(array_map('trim', explode(',', $typed))));
                $wrong = array_filter($addresses, fn ($address) => !is_email($address));
                /* translators: %s: what was typed */
                return [$addresses, $wrong ? sprintf(__('"%s" is not an e-mail address.', 'kavling'), reset($wrong)) : ''];
            case 'url':
                return [$typed, $typed === '' || wp_http_validate_url($typed) || preg_match('#^https?://[^\s/]+#', $typed) ? '' : __('Type a whole address, for example https://codes.example/send.', 'kavling')];
            case 'secret':
                return [$typed === '' ? (string) $before : $typed, ''];
            case 'number':
                $is_right = ctype_digit($typed) && (int) $typed >= 1 && (int) $typed <= $field['most'];
                /* translators: %s: number */
                return [(int) $typed, $is_right ? '' : sprintf(__('Type a number from 1 to %s.', 'kavling'), $field['most'])];
            case 'origins':
                $lines = array_values(array_filter(array_map('trim', explode("\n", $typed))));
                $wrong = array_filter($lines, fn ($line) => !preg_match('#^https?://[^\s/]+$#', $line));
                /* translators: %s: what was typed */
                return [$lines, $wrong ? sprintf(__('"%s" is not an origin: it has https:// and a host, and no path.', 'kavling'), reset($wrong)) : ''];
            default:
                return [$typed, isset($field['choices'][$typed]) ? '' : __('Choose one of the answers.', 'kavling')];
        }
    }

    /** A value as its field shows it. */
    public static function show(array $field, $value): string
    {
        switch ($field['kind']) {
            case 'emails':
                return implode(', ', (array) $value);
            case 'origins':
                return implode("\n", (array) $value);
            case 'secret':
                return '';
            default:
                return (string) $value;
        }
    }
}
