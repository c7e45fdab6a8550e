// The login of the studio: the desk knows the token and gives the cookie.
const form = document.querySelector('form');
const field = form?.querySelector('input');
const message = document.querySelector('[role=alert]');

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (!field || !message) return;
  message.textContent = '';
  const answer = await fetch('/desk/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: field.value.trim() }),
  }).catch(() => undefined);
  if (answer?.ok) return location.reload();
  const { wrong = '', failed = '', insecure = '' } = form.dataset;
  message.textContent = { 401: wrong, 403: insecure }[answer?.status ?? 0] ?? failed;
  field.setAttribute('aria-invalid', 'true');
  field.focus();
});
