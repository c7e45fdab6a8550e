// @ts-nocheck: TypeScript has the types of a page or those of a worker, and this folder is checked with those of a page.
/* The desk as an installed app: its own files from the cache, notices, and no leads. */
const CACHE = 'desk-shell-1';
const ANSWER = 1000;
const SCOPE = new URL(self.registration.scope);

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(SCOPE.href)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname))
    return;
  const path = url.pathname.slice(SCOPE.pathname.length);
  if (path.startsWith('api/')) return;
  if (path.startsWith('assets/')) event.respondWith(fromCache(request));
  else if (request.mode === 'navigate') event.respondWith(fromServer(request));
});

/* Built files are named by their content, so a cached one never goes stale. */
async function fromCache(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/*
 * The page itself is requested first, so that an updated desk appears immediately; without a network the cached one
 * opens.
 */
async function fromServer(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) {
      await cache.put(SCOPE.href, response.clone());
      const names = new Set(
        [...(await response.clone().text()).matchAll(/assets\/[\w.-]+/g)].map(([name]) => name),
      );
      for (const kept of await cache.keys()) {
        const name = new URL(kept.url).pathname.slice(SCOPE.pathname.length);
        if (/^assets\/.*\.(js|css)$/.test(name) && !names.has(name)) await cache.delete(kept);
      }
    }
    return response;
  } catch (error) {
    const kept = await cache.match(SCOPE.href);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('push', (event) => {
  const { title = 'Desk', body = '', lead = '', whatsapp = '' } = event.data ? event.data.json() : {};
  const isChat = whatsapp.startsWith('https://wa.me/');
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag: lead,
      data: { lead, whatsapp },
      icon: 'icon-192.png',
      actions: isChat ? [{ action: 'whatsapp', title: 'WhatsApp' }] : [],
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  const { lead, whatsapp } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === 'whatsapp' ? self.clients.openWindow(whatsapp) : openLead(lead));
});

/* An open desk is brought to the front and opens the lead itself, so that no input is lost. */
async function openLead(lead) {
  const address = new URL(lead ? `?lead=${encodeURIComponent(lead)}` : '', SCOPE).href;
  const [window] = await self.clients.matchAll({ type: 'window' });
  if (!window) return self.clients.openWindow(address);
  await window.focus().catch(() => window);
  if (lead && !(await isTaken(window, lead))) return window.navigate(address);
}

/* A desk of an earlier version does not respond, and is navigated to the URL instead. */
function isTaken(window, lead) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(resolve, ANSWER, false);
    window.postMessage({ lead }, [port2]);
  });
}
