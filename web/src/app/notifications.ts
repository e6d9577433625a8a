// Notifications of the system, for a player whose page is hidden.

/** Whether the browser shows notifications of this page; `none` if it knows none. */
export type NotificationConsent = NotificationPermission | "none";

/** Return what the browser allows, without asking. */
export const canNotify = (): NotificationConsent => ("Notification" in globalThis ? Notification.permission : "none");

/** Ask the browser for permission; call it in response to an interaction. */
export async function requestNotifications(): Promise<NotificationConsent> {
  if (canNotify() === "default") await Notification.requestPermission().catch(() => undefined);
  return canNotify();
}

const TAG = "turn";

/** Find the service worker; a browser has none on a page without https. */
async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration().catch(() => undefined) : undefined;
}

/** Show a notification. A click on it returns to this page; a newer one replaces it. */
export async function notify(title: string, body: string): Promise<void> {
  if (canNotify() !== "granted") return;
  const icon = `${import.meta.env.BASE_URL}icons/192.png`;
  const worker = await findWorker();
  if (worker?.active) {
    // Phones show notifications only through the service worker.
    await worker.showNotification(title, { body, icon, tag: TAG, data: location.href });
    return;
  }
  try {
    const shown = new Notification(title, { body, icon, tag: TAG });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // A phone without the service worker cannot show any.
  }
}

/** Remove the notification: the player is back. */
export async function closeNotification(): Promise<void> {
  const worker = await findWorker();
  for (const shown of (await worker?.getNotifications({ tag: TAG })) ?? []) shown.close();
}
