<?php

defined('ABSPATH') || exit;

/**
 * The pages of the site, from the facts.json of its build: uploaded, or fetched every hour. A file is accepted
 * whole or not at all, because half of one could switch codes off. Pages in wp-config.php take precedence.
 */
final class Kavling_Pages
{
    private const OPTION = 'kavling_pages';
    private const JOB = 'kavling_fetch_pages';
    /** Bytes; 10,000 pages are about 5 MB. */
    private const LARGEST = 20971520;

    public static function start(): void
    {
        add_action(self::JOB, [self::class, 'fetch']);
        add_action('init', [self::class, 'schedule']);
    }

    /** @return array[] every page, as facts.json lists it */
    public static function all(): array
    {
        return Kavling::fixed()['projects'] ?? self::kept()['pages'] ?? [];
    }

    /** The stored pages, their source, their time, and the error of the last fetch. */
    public static function kept(): array
    {
        $kept = get_option(self::OPTION, []);
        return is_array($kept) ? $kept : [];
    }

    /** The URL that facts.json is fetched from; empty if it is uploaded. */
    public static function url(): string
    {
        return (string) Kavling::setting('facts_url', '');
    }

    public static function schedule(): void
    {
        if (self::url() !== '' && !wp_next_scheduled(self::JOB)) {
            wp_schedule_event(time(), 'hourly', self::JOB);
        }
    }

    /**
     * Replaces the pages with those of a file.
     * @return string the error; empty if it was accepted
     */
    public static function take(string $text, string $from): string
    {
        $facts = json_decode($text, true);
        $shape = Kavling::shared()['facts'];
        if (!is_array($facts) || ($facts['version'] ?? null) !== (int) $shape['version'] || !is_array($facts['pages'] ?? null)) {
            return __('This is not the facts.json of a build. You find it in the folder .kavling of the built site.', 'kavling');
        }
        if ($facts['pages'] === []) {
            return __('This file lists no pages.', 'kavling');
        }
        $pages = [];
        foreach (array_values($facts['pages']) as $at => $page) {
            $texts = is_array($page) ? array_intersect_key($page, array_flip($shape['texts'])) : [];
            if (count(array_filter($texts, 'is_string')) !== count($shape['texts']) || !is_bool($page['otp'] ?? null)) {
                /* translators: %d: place in the list */
                return sprintf(__('Page %d of this file is incomplete. Build the site again.', 'kavling'), $at + 1);
            }
            $look = $facts['looks'][$page['look'] ?? ''] ?? '';
            $is_look = is_string($look) && preg_match("~{$shape['look']}~D", $look) === 1;
            $pages[] = $texts + ['otp' => $page['otp'], 'look' => $is_look ? $look : ''];
        }
        self::keep(['pages' => $pages, 'from' => $from, 'at' => time()]);
        return '';
    }

    /**
     * Fetches facts.json; the previous pages stay if that fails.
     * @return string the error; empty if the pages were
     * accepted
     */
    public static function fetch(): string
    {
        $url = self::url();
        if ($url === '') {
            wp_unschedule_hook(self::JOB);
            self::keep(array_diff_key(self::kept(), ['problem' => 1]));
            return '';
        }
        $answer = wp_safe_remote_get($url, ['timeout' => 15, 'limit_response_size' => self::LARGEST]);
        $problem = self::problem_of($answer) ?: self::take(wp_remote_retrieve_body($answer), $url);
        if ($problem !== '') {
            self::keep(['problem' => $problem] + self::kept());
        }
        return $problem;
    }

    private static function problem_of($answer): string
    {
        if (is_wp_error($answer)) {
            return $answer->get_error_message();
        }
        $status = (int) wp_remote_retrieve_response_code($answer);
        /* translators: %d: status of HTTP, for example 404 */
        return $status === 200 ? '' : sprintf(__('The address answered with status %d.', 'kavling'), $status);
    }

    /** Pages that were entered by hand before pages came from facts.json. */
    public static function move_older(): void
    {
        $saved = get_option('kavling', []);
        if (!is_array($saved) || !isset($saved['projects'])) {
            return;
        }
        if (self::kept() === []) {
            self::keep(['pages' => $saved['projects'], 'from' => '', 'at' => time()]);
        }
        unset($saved['projects']);
        update_option('kavling', $saved);
    }

    /** Not loaded with every page of WordPress: the list may be long. */
    private static function keep(array $kept): void
    {
        update_option(self::OPTION, $kept, false);
    }
}
