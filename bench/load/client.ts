// A load generator that costs little: raw sockets, requests made beforehand, answers only counted.
// node bench/load/client.mjs <port> <connections> <seconds> <kind> [ratePerSecond]
import { connect } from 'node:net';

const [port, connections, seconds, kind, rate] = process.argv.slice(2);
const started = Date.now();
let sent = 0;
const failures = new Map();
const times = [];
const end = started + Number(seconds) * 1000;
let done = 0;
const perConnection = rate ? Number(rate) / Number(connections) : 0;

function request(number) {
  if (kind === 'constant') return 'GET /constant HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const phone = 6281000000000 + (started % 100000) * 100000 + number;
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const body =
    `action=save_leads_to_db&name=Rina+Wulandari+${number}&whatsapp_number=%2B${phone}&message=Tipe+45&is_download_brochure=0` +
    '&download_brochure_url=&lead_type_id=1&lead_type_name=Whatsapp&project_name=Taman+Asri&telesales_number=6281200000001' +
    '&submit_status=0&current_url=https%3A%2F%2Fexample.com%2Ftaman-asri%2F%3Futm_source%3Dgoogle&utm_campaign=c&utm_content=d' +
    '&utm_medium=cpc&utm_source=google&utm_term=rumah&gclid=g1&fbclid=f1&project_id=P-1' +
    `&idempotency_key=${started}-${process.pid}-${number}`;
  return (
    'POST /wp-admin/admin-ajax.php HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n' +
    `X-Forwarded-For: ${address}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  );
}

function open() {
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.setNoDelay(true);
    let waiting = '';
    let began = 0;
    let next = started + Math.random() * (perConnection ? 1000 / perConnection : 0);
    const go = () => {
      if (Date.now() >= end) return socket.end();
      const delay = perConnection ? next - Date.now() : 0;
      if (perConnection) next += 1000 / perConnection;
      const write = () => {
        began = performance.now();
        socket.write(request(sent++));
      };
      if (delay > 0) setTimeout(write, delay);
      else write();
    };
    socket.on('connect', go);
    socket.on('data', (chunk) => {
      waiting += chunk.toString('latin1');
      const head = waiting.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = /content-length: (\d+)/i.exec(waiting);
      if (length ? waiting.length < head + 4 + Number(length[1]) : !waiting.endsWith('0\r\n\r\n')) return;
      times.push(performance.now() - began);
      const status = waiting.slice(9, 12);
      if (status !== '200' || (kind !== 'constant' && !waiting.includes('"success":true'))) {
        failures.set(status, (failures.get(status) ?? 0) + 1);
      } else done += 1;
      waiting = '';
      go();
    });
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
  });
}

await Promise.all(Array.from({ length: Number(connections) }, open));
times.sort((a, b) => a - b);
const at = (share) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 100) / 100;
const took = (Date.now() - started) / 1000;
console.log(
  JSON.stringify({ perSecond: Math.round(done / took), done, failures: Object.fromEntries(failures), p50: at(0.5), p99: at(0.99) }),
);
