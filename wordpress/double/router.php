<?php
/**
 * The functions of WordPress that the plugin calls, over SQLite, for PHP's built-in server in tests. Like
 * WordPress, it adds slashes to $_POST and finds the hook by the name of the action.
 */
define('ABSPATH', __DIR__ . '/');
define('ARRAY_A', 'ARRAY_A');
define('KAVLING', json_decode(getenv('KAVLING_SETTINGS'), true));

$GLOBALS['hooks'] = [];
$GLOBALS['routes'] = [];

if (!function_exists('mb_substr')) {
    function mb_substr($text, $start, $length) { return preg_match('/^.{0,' . $length . '}/us', $text, $match) ? $match[0] : ''; }
}
function add_action($name, $run) { $GLOBALS['hooks'][$name][] = $run; }
function do_action($name, ...$args) {
    if (str_starts_with($name, 'kavling_')) { file_put_contents(dirname(getenv('WP_DATABASE')) . '/hooks', json_encode([$name, ...$args]) . "\n", FILE_APPEND); }
    foreach ($GLOBALS['hooks'][$name] ?? [] as $run) { $run(...$args); } }
function apply_filters($name, $value, ...$args) { foreach ($GLOBALS['hooks'][$name] ?? [] as $run) { $value = $run($value, ...$args); } return $value; }
function register_rest_route($space, $route, $options) { $GLOBALS['routes']["/wp-json/$space$route"] = $options; }
function __return_true() { return true; }
function wp_unslash($value) { return is_array($value) ? array_map('wp_unslash', $value) : (is_string($value) ? stripslashes($value) : $value); }
function wp_json_encode($value) { return json_encode($value); }
function wp_salt($scheme) { return 'a salt of the test'; }
function wp_generate_uuid4() { return vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex(random_bytes(16)), 4)); }
function wp_next_scheduled($name) { return true; }
function wp_schedule_event($time, $turn, $name) {}
function get_option($name, $fallback = false) { $file = option_file($name); return is_file($file) ? file_get_contents($file) : $fallback; }
function update_option($name, $value) { file_put_contents(option_file($name), $value); }
function option_file($name) { return dirname(getenv('WP_DATABASE')) . "/option-$name"; }
function is_ssl() { return false; }
function add_filter($name, $run) { add_action($name, $run); }
function is_admin() { return false; }
function wp_doing_cron() { return false; }
function register_deactivation_hook($file, $run) {}
function add_role($name, $label, $capabilities) {}
function get_role($name) { return null; }
function is_email($text) { return str_contains($text, '@'); }
function status_header($status) { http_response_code($status); }
function home_url($path) { return "http://{$_SERVER['HTTP_HOST']}$path"; }
function is_wp_error($value) { return $value === null; }
function wp_remote_retrieve_response_code($response) { return $response['code']; }
function wp_remote_post($url, $args) {
    $headers = implode("\r\n", array_map(fn ($k, $v) => "$k: $v", array_keys($args['headers']), $args['headers']));
    $context = stream_context_create(['http' => ['method' => 'POST', 'header' => $headers, 'content' => $args['body'], 'ignore_errors' => true, 'follow_location' => 0, 'timeout' => $args['timeout']]]);
    $body = @file_get_contents($url, false, $context);
    if ($body === false || !preg_match('/\d{3}/', $http_response_header[0] ?? '', $match)) { return null; }
    return ['code' => (int) $match[0], 'body' => $body];
}
function wp_send_json($body, $status = 200) {
    status_header($status);
    header('Content-Type: application/json; charset=UTF-8');
    echo json_encode($body);
    exit;
}
function dbDelta($sql) {
    global $wpdb;
    $sql = preg_replace('/,\s*KEY \w+ \([^)]*\)/', '', $sql);
    $sql = preg_replace('/id bigint NOT NULL AUTO_INCREMENT,/', 'id integer PRIMARY KEY,', $sql, 1, $auto);
    if ($auto) { $sql = preg_replace('/,\s*PRIMARY KEY\s+\(id\)/', '', $sql); }
    $wpdb->pdo->exec(str_replace('CREATE TABLE', 'CREATE TABLE IF NOT EXISTS', $sql));
    preg_match('/CREATE TABLE (\w+)/', $sql, $table);
    $has = $wpdb->pdo->query("SELECT name FROM pragma_table_info('$table[1]')")->fetchAll(PDO::FETCH_COLUMN);
    preg_match_all('/^(\w+) text NOT NULL/m', $sql, $texts);
    foreach (array_diff($texts[1], $has) as $column) { $wpdb->pdo->exec("ALTER TABLE $table[1] ADD COLUMN $column text NOT NULL DEFAULT ''"); }
}

final class WP_REST_Request { public function get_param($name) { return $_GET[$name] ?? null; } }
final class WP_REST_Response { public function __construct(public $data, public $status) {} }

/** wpdb as the plugin uses it; %s and %d become quoted values, as in WordPress. */
final class Wpdb_Double
{
    public string $prefix = 'wp_';
    public PDO $pdo;
    public function __construct(string $file)
    {
        $this->pdo = new PDO("sqlite:$file");
        $this->pdo->setAttribute(PDO::ATTR_ERRMODE, PDO::ERRMODE_EXCEPTION);
        $this->pdo->exec('PRAGMA busy_timeout = 5000');
        // Like MySQL's: one holder among all processes, released with its request.
        $held = [];
        $this->pdo->sqliteCreateFunction('GET_LOCK', function ($name) use (&$held, $file) {
            $held[$name] = fopen(dirname($file) . '/lock-' . md5($name), 'c');
            return (int) flock($held[$name], LOCK_EX);
        }, 2);
        $this->pdo->sqliteCreateFunction('RELEASE_LOCK', function ($name) use (&$held) {
            unset($held[$name]);
            return 1;
        }, 1);
    }
    public function get_charset_collate() { return ''; }
    public function prepare($sql, ...$values)
    {
        return preg_replace_callback('/%[sd]/', function ($place) use (&$values) {
            $value = array_shift($values);
            return $place[0] === '%d' ? (string) (int) $value : $this->pdo->quote((string) $value);
        }, $sql);
    }
    public function query($sql)
    {
        if ($sql === 'START TRANSACTION') { $sql = 'BEGIN IMMEDIATE'; }
        try { return max(1, (int) $this->pdo->exec($sql)); } catch (PDOException $e) { return false; }
    }
    public function get_row($sql, $shape) { return $this->pdo->query($sql)->fetch(PDO::FETCH_ASSOC) ?: null; }
    public function get_var($sql) { $value = $this->pdo->query($sql)->fetchColumn(); return $value === false ? null : $value; }
    public function insert($table, $row)
    {
        $columns = implode(', ', array_keys($row));
        $places = implode(', ', array_fill(0, count($row), '?'));
        try { $this->pdo->prepare("INSERT INTO $table ($columns) VALUES ($places)")->execute(array_values($row)); return 1; } catch (PDOException $e) { return false; }
    }
    public function update($table, $set, $where)
    {
        $list = fn ($row, $glue) => implode($glue, array_map(fn ($column) => "$column = ?", array_keys($row)));
        $statement = $this->pdo->prepare("UPDATE $table SET {$list($set, ', ')} WHERE {$list($where, ' AND ')}");
        $statement->execute([...array_values($set), ...array_values($where)]);
        return $statement->rowCount();
    }
}


// Simulates a web server that sets the visitor's address.
$_SERVER['REMOTE_ADDR'] = $_SERVER['HTTP_X_VISITOR'] ?? $_SERVER['REMOTE_ADDR'];
$wpdb = new Wpdb_Double(getenv('WP_DATABASE'));
$_POST = array_map(fn ($value) => is_string($value) ? addslashes($value) : $value, $_POST);
require dirname(__DIR__) . '/kavling.php';
do_action('init');
do_action('rest_api_init');

$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
$action = $_REQUEST['action'] ?? '';
if (isset($GLOBALS['routes'][$path])) {
    $response = $GLOBALS['routes'][$path]['callback'](new WP_REST_Request());
    wp_send_json($response->data, $response->status);
}
if ($path === '/wp-admin/admin-ajax.php') {
    do_action("wp_ajax_nopriv_$action");
    status_header(400);
    echo '0';
    exit;
}
if ($path === '/wp-admin/admin-post.php') {
    do_action("admin_post_nopriv_$action");
    exit;
}
http_response_code(404);
