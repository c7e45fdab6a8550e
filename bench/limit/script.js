// Written by hand for this page alone. index.html holds it without its indents.
const $ = (q, from = document) => from.querySelector(q);
const $$ = (q) => [...document.querySelectorAll(q)];
const lead = $('#lead');
const box = $('#box');
addEventListener('click', (e) => {
  const t = e.target;
  const a = t.closest('[data-lead]');
  if (a) {
    e.preventDefault();
    const { title, prompt, submit } = a.dataset;
    if (title) $('h2', lead).textContent = title;
    if (prompt) $('form p', lead).textContent = prompt;
    if (submit) $('.b', lead).textContent = submit;
    lead.showModal();
    return;
  }
  const z = t.closest('.z');
  if (z) {
    e.preventDefault();
    show($$('.z').indexOf(z));
    box.showModal();
    return;
  }
  const v = t.closest('[data-v]');
  if (v) {
    e.preventDefault();
    const f = document.createElement('iframe');
    f.src = `https://www.youtube-nocookie.com/embed/${v.dataset.v}?autoplay=1`;
    f.allow = 'autoplay; encrypted-media; fullscreen';
    v.replaceChildren(f);
    return;
  }
  const m = t.closest('[data-map]');
  if (m) {
    const f = document.createElement('iframe');
    f.src = `https://www.google.com/maps?q=${m.dataset.map}&output=embed`;
    m.closest('figure').firstElementChild.replaceWith(f);
    return;
  }
  if (t.closest('.x') || t.tagName === 'DIALOG') t.closest('dialog').close();
  if (t.closest('.pv')) show(at - 1);
  if (t.closest('.nx')) show(at + 1);
  const tab = t.closest('[role=tab]');
  if (tab) choose(tab);
});
let at = 0;
function show(i) {
  const all = $$('.z');
  at = (i + all.length) % all.length;
  const z = all[at];
  $('img', box).src = z.href;
  $('img', box).alt = $('img', z).alt;
  $('p', box).textContent = [z.dataset.t, z.dataset.d].filter(Boolean).join('. ');
}
function choose(tab) {
  for (const other of tab.parentElement.children) {
    const on = other === tab;
    other.setAttribute('aria-selected', on);
    other.tabIndex = on ? 0 : -1;
    const panel = document.getElementById(other.getAttribute('aria-controls'));
    if (on) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  }
  tab.focus();
}
addEventListener('keydown', (e) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[e.key];
  if (!step) return;
  if (box.open) show(at + step);
  const tab = e.target.closest('[role=tab]');
  if (tab) choose(step > 0 ? (tab.nextElementSibling ?? tab.parentElement.firstElementChild) : (tab.previousElementSibling ?? tab.parentElement.lastElementChild));
});
for (const form of $$('[data-form]')) {
  form.noValidate = true;
  form.addEventListener('submit', async (e) => {
    e.preventDefault();
    const data = new FormData(form);
    const phone = String(data.get('whatsapp_number')).replace(/\D/g, '');
    const alert = $('[role=alert]', form);
    alert.textContent = !data.get('sender_name') ? 'Silakan isi nama' : !phone ? 'Silakan isi nomor Whatsapp' : !/^628\d{8,11}$/.test(phone) ? 'Harap masukkan nomor whatsapp anda dengan benar' : '';
    if (alert.textContent) return;
    const query = new URLSearchParams(location.search);
    for (const [key, value] of query) if (key.startsWith('utm_')) data.set(key, value);
    data.set('current_url', location.href);
    try {
      const answer = await fetch(form.action, { method: 'POST', body: data });
      if (!answer.ok) throw new Error();
      $('[role=status]', form).hidden = false;
      setTimeout(() => location.assign(`https://wa.me/6281380045566?text=${encodeURIComponent(`Halo, saya ${data.get('sender_name')}.`)}`), 1000);
    } catch {
      alert.textContent = 'Mohon maaf ada kesalahan. Silakan refresh halaman kemudian coba lagi.';
    }
  });
}
const seen = new IntersectionObserver((list) => {
  for (const { isIntersecting, target } of list) {
    if (!isIntersecting) continue;
    seen.unobserve(target);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) continue;
    const end = Number(target.dataset.n);
    const from = performance.now();
    const step = (now) => {
      const part = Math.min(1, (now - from) / 2000);
      target.textContent = Math.round(end * (1 - (1 - part) ** 3)).toLocaleString('id-ID');
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
}, { threshold: 0.5 });
for (const number of $$('[data-n]')) seen.observe(number);
