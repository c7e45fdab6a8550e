<?php

defined('ABSPATH') || exit;

/** Lists, exports and erases the leads of Kavling microsites. */
final class Kavling_Command
{
    /**
     * Lists leads, newest first.
     *
     * ## OPTIONS
     *
     * [--search=<text>]
     * : Name, number or message.
     *
     * [--status=<status>]
     * : new, contacted, qualified, visit, booked, won, lost, unreachable or wrong-number.
     *
     * [--project=<name>]
     * : Name of the project.
     *
     * [--from=<day>]
     * : First day, as 2026-11-22.
     *
     * [--until=<day>]
     * : Last day.
     *
     * [--limit=<number>]
     * : How many. 50 by default.
     *
     * [--format=<format>]
     * : table, csv, json, yaml, ids or count.
     *
     * @subcommand list
     */
    public function list_leads(array $args, array $options): void
    {
        $rows = Kavling_Store::find(self::filter($options), max(1, (int) ($options['limit'] ?? 50)));
        $rows = array_map(fn ($row) => ['created_at' => gmdate('Y-m-d\TH:i:s\Z', intdiv((int) $row['created_at'], 1000)), 'source' => Kavling_Words::source($row)] + $row, $rows);
        WP_CLI\Utils\format_items($options['format'] ?? 'table', $rows, ['id', 'created_at', 'name', 'phone', 'status', 'project_name', 'source']);
    }

    /**
     * Writes leads as CSV that no spreadsheet runs as a formula.
     *
     * ## OPTIONS
     *
     * <file>
     * : Where to. The file must not exist yet.
     *
     * [--search=<text>]
     * [--status=<status>]
     * [--project=<name>]
     * [--from=<day>]
     * [--until=<day>]
     */
    public function export(array $args, array $options): void
    {
        [$path] = $args;
        $mask = umask(0077);
        $file = @fopen($path, 'x');
        umask($mask);
        if ($file === false) {
            WP_CLI::error("$path cannot be written, or exists already. Choose another name.");
        }
        $count = -1;
        foreach (Kavling_Export::lines(self::filter($options)) as $line) {
            if (fwrite($file, $line) !== strlen($line)) {
                WP_CLI::error("$path could not be written whole. Is the disk full?");
            }
            $count++;
        }
        fclose($file);
        WP_CLI::success("$count leads written to $path.");
    }

    /**
     * Erases everything stored under one number.
     *
     * ## OPTIONS
     *
     * <phone>
     * : The number, however it is written.
     *
     * [--yes]
     * : Do not ask.
     */
    public function erase(array $args, array $options): void
    {
        $ids = Kavling_Store::ids_of_number($args[0]);
        if ($ids === []) {
            WP_CLI::error("No lead has the number $args[0].");
        }
        WP_CLI::confirm('Erase ' . count($ids) . " lead(s) of $args[0]? This cannot be undone.", $options);
        WP_CLI::success(Kavling_Store::erase($ids) . ' lead(s) erased.');
    }

    /**
     * Sets the status of leads.
     *
     * ## OPTIONS
     *
     * <status>
     * : new, contacted, qualified, visit, booked, won, lost, unreachable or wrong-number.
     *
     * <id>...
     * : Ids, as `wp kavling list --format=ids` prints them.
     */
    public function status(array $args): void
    {
        $status = array_shift($args);
        if (!in_array($status, Kavling_Store::STATUSES, true)) {
            WP_CLI::error("There is no status \"$status\". Choose one of: " . implode(', ', Kavling_Store::STATUSES) . '.');
        }
        WP_CLI::success(Kavling_Store::set_status($args, $status) . ' lead(s) changed.');
    }

    private static function filter(array $options): array
    {
        return array_map('strval', array_intersect_key($options, Kavling_Store::NO_FILTER));
    }
}
