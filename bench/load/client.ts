import { connect } from 'node:net';

/**
 * A load generator that costs little: raw sockets, requests made beforehand, answers only counted.
 * node client.mjs <ports, with commas> <connections> <seconds> save|project|constant [requests a second] [pages of the site]
 */
const [ports = '', connections = '64', seconds = '5', kind = 'save', rate = '0', pages = '1'] =
  process.argv.slice(2);
const started = Date.now();
const end = started + Number(seconds) * 1000;
const perConnection = Number(rate) / Number(connections);
const failures = new Map<string, number>();
const times: number[] = [];
let sent = 0;
let done = 0;

function makeRequest(number: number): string {
  if (kind === 'constant') return 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const page = number % Number(pages);
  if (kind === 'project')
    return `GET /wp-json/wk/v1/project?id=${10_000 + page} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${addressOf(number)}\r\n\r\n`;
  const phone = 6_281_000_000_000 + (started % 90_000) * 100_000 + number;
  const body =
    `action=save_leads_to_db&name=Rina+Wulandari+${number}&whatsapp_number=%2B${phone}&message=Tipe+45` +
    '&is_download_brochure=0&download_brochure_url=&lead_type_id=1&lead_type_name=Whatsapp&project_name=Taman+Asri' +
    '&telesales_number=6281200000001&submit_status=0&utm_campaign=c&utm_content=d&utm_medium=cpc&utm_source=google' +
    '&current_url=https%3A%2F%2Fexample.com%2Ftaman-asri%2F%3Futm_source%3Dgoogle&utm_term=rumah&gclid=g1&fbclid=f1' +
    `&project_id=${10_000 + page}&page_slug=kawasan-${String(page).padStart(5, '0')}&idempotency_key=${started}-${process.pid}-${number}`;
  return (
    'POST /wp-admin/admin-ajax.php HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n' +
    `X-Forwarded-For: ${addressOf(number)}\r\nContent-Type: application/x-www-form-urlencoded\r\n` +
    `Content-Length: ${body.length}\r\n\r\n${body}`
  );
}

function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

/** The whole answer is here once its announced length is. */
function isWhole(text: string): boolean {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const length = /content-length: (\d+)/i.exec(text);
  return length ? text.length >= head + 4 + Number(length[1]) : text.endsWith('0\r\n\r\n');
}

function open(port: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let text = '';
    let began = 0;
    let next = started + Math.random() * (perConnection > 0 ? 1000 / perConnection : 0);

    const write = () => {
      began = performance.now();
      socket.write(makeRequest(sent++));
    };
    const go = () => {
      if (Date.now() >= end) {
        socket.end();
        return;
      }
      const delay = perConnection > 0 ? next - Date.now() : 0;
      if (perConnection > 0) next += 1000 / perConnection;
      if (delay > 0) setTimeout(write, delay);
      else write();
    };
    socket.on('connect', go);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (!isWhole(text)) return;
      times.push(performance.now() - began);
      const status = text.slice(9, 12);
      const good = status === '200' && (kind === 'constant' || text.includes('"success":true'));
      if (good) done += 1;
      else failures.set(status, (failures.get(status) ?? 0) + 1);
      text = '';
      go();
    });
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
  });
}

const targets = ports.split(',').map(Number);
const all = Array.from({ length: Number(connections) }, (_, at) => open(targets[at % targets.length] ?? 0));
await Promise.all(all);
times.sort((a, b) => a - b);
const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
const took = (Date.now() - started) / 1000;
const failed = Object.fromEntries(failures);
process.stdout.write(
  JSON.stringify({ perSecond: Math.round(done / took), done, failed, p50: at(0.5), p99: at(0.99) }),
);
