<?php

defined('ABSPATH') || exit;

require_once __DIR__ . '/admin/words.php';

/**
 * Notifies the team of new leads by e-mail. WordPress's own jobs send it, so that no visitor waits for a mail
 * server.
 */
final class Kavling_Notice
{
    /** Minutes before each further try. */
    private const WAITS = [1, 5, 30, 120, 720];

    public static function start(): void
    {
        foreach (['kavling_lead_saved', 'kavling_lead_unknown_page'] as $hook) {
            add_action($hook, [self::class, 'schedule']);
        }
        add_action('kavling_notify', [self::class, 'send'], 10, 2);
    }

    public static function schedule(array $lead): void
    {
        if (self::receivers() !== []) {
            wp_schedule_single_event(time(), 'kavling_notify', [$lead['id'], 0]);
        }
    }

    /** Sends the notice of one lead; a refused e-mail is tried again later. */
    public static function send(string $id, int $tries): void
    {
        $lead = Kavling_Store::get($id);
        $receivers = self::receivers();
        if ($lead === null || $receivers === []) {
            return;
        }
        if (!wp_mail($receivers, self::subject($lead), self::text($lead)) && isset(self::WAITS[$tries])) {
            wp_schedule_single_event(time() + self::WAITS[$tries] * 60, 'kavling_notify', [$id, $tries + 1]);
        }
    }

    /** @return string[] */
    public static function receivers(): array
    {
        $given = Kavling::setting('notice_emails', []);
        return array_values(array_filter(is_array($given) ? $given : explode(',', $given), 'is_email'));
    }

    private static function subject(array $lead): string
    {
        /* translators: 1: name of the person, 2: name of the project */
        $subject = sprintf(__('New lead: %1$s, %2$s', 'kavling'), $lead['name'], $lead['project_name']);
        return trim(preg_replace('/\s+/', ' ', $subject), ' ,');
    }

    private static function text(array $lead): string
    {
        $lines = [
            __('Name', 'kavling') => $lead['name'],
            __('Phone', 'kavling') => $lead['phone'],
            'WhatsApp' => 'https://wa.me/' . ltrim($lead['phone'], '+'),
            __('Project', 'kavling') => $lead['project_name'],
            __('Message', 'kavling') => $lead['message'],
            __('Source', 'kavling') => Kavling_Words::source($lead),
            __('Page', 'kavling') => $lead['current_url'],
            __('In WordPress', 'kavling') => admin_url('admin.php?page=kavling&lead=' . $lead['id']),
        ];
        // One line each, so that visitors cannot add lines to the e-mail.
        $kept = array_filter(array_map(fn ($value) => trim(preg_replace('/\s+/', ' ', $value)), $lines), fn ($value) => $value !== '');
        return implode("\n", array_map(fn ($name, $value) => "$name: $value", array_keys($kept), $kept)) . "\n";
    }
}
