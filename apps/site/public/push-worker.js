// Shows the notifications that a push service brings, and opens what they are about. It answers no request of a page: pages and
// their cache are none of its business.

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, link, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { link } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { origin } = self.location;
  const target = new URL(event.notification.data?.link ?? '/', origin);
  event.waitUntil(self.clients.openWindow(target.origin === origin ? target.href : origin));
});
