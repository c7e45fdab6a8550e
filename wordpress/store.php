<?php

defined('ABSPATH') || exit;

/** The leads for logged-in people. */
final class Kavling_Store
{
    public const STATUSES = ['new', 'contacted', 'qualified', 'visit', 'booked', 'won', 'lost', 'unreachable', 'wrong-number'];
    public const NO_FILTER = ['search' => '', 'status' => '', 'project' => '', 'source' => '', 'from' => '', 'until' => '', 'aside' => false];
    /** The source of a lead in the list, as SQL. */
    public const SOURCE = "CASE WHEN last_touch_source NOT IN ('', 'direct') THEN last_touch_source WHEN utm_source <> '' THEN utm_source ELSE last_touch_source END";
    private const ORDERS = ['created_at', 'name', 'status', 'project_name'];

    /** @return array[] rows, newest first by default */
    public static function find(array $filter, int $limit, int $offset = 0, string $by = 'created_at', string $way = 'desc'): array
    {
        global $wpdb;
        [$where, $values] = self::where($filter);
        $by = in_array($by, self::ORDERS, true) ? $by : 'created_at';
        $way = $way === 'asc' ? 'ASC' : 'DESC';
        $sql = 'SELECT * FROM ' . Kavling::table('lead') . " WHERE $where ORDER BY $by $way, id $way LIMIT %d OFFSET %d";
        return $wpdb->get_results($wpdb->prepare($sql, ...[...$values, $limit, $offset]), ARRAY_A);
    }

    /** All leads of a filter, a few hundred at a time, so that they are never in memory together. */
    public static function each(array $filter): Generator
    {
        global $wpdb;
        [$where, $values] = self::where($filter);
        $sql = 'SELECT * FROM ' . Kavling::table('lead') . " WHERE $where AND (created_at < %d OR (created_at = %d AND id < %s))"
            . ' ORDER BY created_at DESC, id DESC LIMIT 500';
        [$at, $id] = [PHP_INT_MAX, ''];
        do {
            $rows = $wpdb->get_results($wpdb->prepare($sql, ...[...$values, $at, $at, $id]), ARRAY_A);
            foreach ($rows as $row) {
                yield $row;
                [$at, $id] = [(int) $row['created_at'], $row['id']];
            }
        } while ($rows);
    }

    public static function count(array $filter): int
    {
        global $wpdb;
        [$where, $values] = self::where($filter);
        return (int) $wpdb->get_var($wpdb->prepare('SELECT COUNT(*) FROM ' . Kavling::table('lead') . " WHERE $where AND %d = 1", ...[...$values, 1]));
    }

    /** @return array<string, int> the number of leads of each status; the key `aside` counts leads set aside */
    public static function counts(): array
    {
        global $wpdb;
        $counts = [];
        $rows = $wpdb->get_results('SELECT spam, status, COUNT(*) AS total FROM ' . Kavling::table('lead') . ' GROUP BY spam, status', ARRAY_A);
        foreach ($rows as ['spam' => $spam, 'status' => $status, 'total' => $total]) {
            $key = (int) $spam === 1 ? 'aside' : $status;
            $counts[$key] = ($counts[$key] ?? 0) + (int) $total;
        }
        return $counts;
    }

    /** Leads that were set aside because the plugin did not know their page. */
    public static function count_of_unknown_pages(): int
    {
        global $wpdb;
        return (int) $wpdb->get_var('SELECT COUNT(*) FROM ' . Kavling::table('lead') . " WHERE spam = 1 AND otp_reason = 'unknown-page'");
    }

    /** @return string[] the values of a column or of SOURCE, for a filter */
    public static function values(string $column): array
    {
        global $wpdb;
        return $wpdb->get_col("SELECT DISTINCT $column AS value FROM " . Kavling::table('lead') . " WHERE $column <> '' ORDER BY value LIMIT 200");
    }

    public static function get(string $id): ?array
    {
        global $wpdb;
        return $wpdb->get_row($wpdb->prepare('SELECT * FROM ' . Kavling::table('lead') . ' WHERE id = %s', $id), ARRAY_A);
    }

    /** Repeat submissions of the same person. */
    public static function repeats(string $id): array
    {
        global $wpdb;
        $sql = 'SELECT * FROM ' . Kavling::table('touch') . ' WHERE lead_id = %s ORDER BY created_at';
        return $wpdb->get_results($wpdb->prepare($sql, $id), ARRAY_A);
    }

    public static function set_status(array $ids, string $status): int
    {
        return in_array($status, self::STATUSES, true) ? self::update($ids, ['status' => $status]) : 0;
    }

    /** Restores leads that were set aside. */
    public static function restore(array $ids): int
    {
        return self::update($ids, ['spam' => 0]);
    }

    private static function update(array $ids, array $set): int
    {
        global $wpdb;
        $done = 0;
        foreach ($ids as $id) {
            $done += (int) $wpdb->update(Kavling::table('lead'), $set + ['changed_at' => Kavling::now()], ['id' => $id]);
        }
        return $done;
    }

    /** Erases leads with everything that belongs to them: repeats, keys, codes of their numbers. */
    public static function erase(array $ids): int
    {
        global $wpdb;
        $done = 0;
        foreach ($ids as $id) {
            $lead = self::get($id);
            if ($lead === null) {
                continue;
            }
            $wpdb->delete(Kavling::table('touch'), ['lead_id' => $id]);
            $wpdb->delete(Kavling::table('key'), ['lead_id' => $id]);
            $wpdb->delete(Kavling::table('code'), ['phone_key' => Kavling::keyed('phone', Kavling::normalise($lead['phone']))]);
            $done += (int) $wpdb->delete(Kavling::table('lead'), ['id' => $id]);
        }
        return $done;
    }

    /** @return string[] ids of the leads of a number in any notation */
    public static function ids_of_number(string $number): array
    {
        global $wpdb;
        $digits = Kavling::normalise($number);
        return $digits === '' ? [] : $wpdb->get_col($wpdb->prepare('SELECT id FROM ' . Kavling::table('lead') . ' WHERE phone = %s', "+$digits"));
    }

    /** @return array{string, array} the condition and its values */
    private static function where(array $filter): array
    {
        global $wpdb;
        $filter += self::NO_FILTER;
        $parts = ['spam = %d'];
        $values = [(int) $filter['aside']];
        foreach (['status' => 'status', 'project' => 'project_name', 'source' => self::SOURCE] as $name => $column) {
            if ($filter[$name] !== '') {
                $parts[] = "$column = %s";
                $values[] = $filter[$name];
            }
        }
        foreach (['from' => ['>=', '00:00:00'], 'until' => ['<=', '23:59:59.999']] as $name => [$sign, $hour]) {
            $at = self::moment($filter[$name], $hour);
            if ($at !== null) {
                $parts[] = "created_at $sign %d";
                $values[] = $at;
            }
        }
        if (trim($filter['search']) !== '') {
            $text = '%' . $wpdb->esc_like(trim($filter['search'])) . '%';
            // 0812…, 812… and +62 812… are one number.
            $digits = preg_replace('/^(62|0)+/', '', Kavling::digits($filter['search']));
            $number = strlen($digits) >= 4 && preg_match('/^[\d\s+().-]+$/', trim($filter['search'])) ? '%' . $digits . '%' : $text;
            $parts[] = '(name LIKE %s OR message LIKE %s OR phone LIKE %s)';
            array_push($values, $text, $text, $number);
        }
        return [implode(' AND ', $parts), $values];
    }

    /** A day of the site's own calendar in ms since 1970. */
    private static function moment(string $day, string $hour): ?int
    {
        if (!preg_match('/^\d{4}-\d\d-\d\d$/', $day)) {
            return null;
        }
        $at = date_create_immutable("$day $hour", wp_timezone());
        return $at ? (int) floor((float) $at->format('U.u') * 1000) : null;
    }
}
