<?php

defined('ABSPATH') || exit;

/** Words that several screens share. */
final class Kavling_Words
{
    public static function status(string $status): string
    {
        $words = [
            'new' => __('New', 'kavling'),
            'contacted' => __('Contacted', 'kavling'),
            'qualified' => __('Qualified', 'kavling'),
            'visit' => __('Visit', 'kavling'),
            'booked' => __('Booked', 'kavling'),
            'won' => __('Won', 'kavling'),
            'lost' => __('Lost', 'kavling'),
            'unreachable' => __('Unreachable', 'kavling'),
            'wrong-number' => __('Wrong number', 'kavling'),
        ];
        return $words[$status] ?? $status;
    }

    /** Why a number counts as proven or not. */
    public static function proof(array $lead): string
    {
        $words = [
            'proven' => __('Verified by code', 'kavling'),
            'sender-down' => __('Not verified: the code could not be sent', 'kavling'),
            'not-required' => __('Not verified: the page asks for no code', 'kavling'),
            'unproven' => __('Refused: the code was not confirmed', 'kavling'),
            'unknown-page' => __('Set aside: the settings do not name its page', 'kavling'),
        ];
        return $words[$lead['otp_reason']] ?? __('Not verified', 'kavling');
    }

    /** A moment in the site's own time. */
    public static function moment($ms): string
    {
        return (string) wp_date(get_option('date_format') . ' ' . get_option('time_format'), intdiv((int) $ms, 1000));
    }

    /** +62 812-9876-5432 */
    public static function phone(string $phone): string
    {
        return (string) preg_replace('/^\+62(\d{3})(\d{3,4})(\d+)$/', '+62 $1-$2-$3', $phone);
    }

    /** Where a lead came from: its last visit by a link or an advertisement, else the campaign of its form, else any visit. */
    public static function source(array $lead): string
    {
        $last = self::touch($lead, 'last');
        if (!in_array($lead['last_touch_source'] ?? '', ['', 'direct'], true)) {
            return $last;
        }
        $said = implode(' / ', array_filter([$lead['utm_source'], $lead['utm_medium'], $lead['utm_campaign']], fn ($part) => $part !== ''));
        $ids = array_keys(array_filter(array_intersect_key($lead, ['gclid' => 1, 'fbclid' => 1]), fn ($id) => $id !== ''));
        return trim($said . ($ids ? ' (' . implode(', ', $ids) . ')' : '')) ?: $last ?: self::touch($lead, 'first');
    }

    /** One visit: google / cpc / Promo (gclid). */
    public static function touch(array $lead, string $which): string
    {
        $source = $lead["{$which}_touch_source"] ?? '';
        $parts = [$source === 'direct' ? __('directly', 'kavling') : $source, $lead["{$which}_touch_medium"] ?? '', $lead["{$which}_touch_campaign"] ?? ''];
        parse_str($lead["{$which}_touch_click_ids"] ?? '', $ids);
        $text = implode(' / ', array_filter($parts, fn ($part) => $part !== ''));
        return $text . ($ids ? ' (' . implode(', ', array_keys($ids)) . ')' : '');
    }
}
