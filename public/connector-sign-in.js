// Tells the window that waits for the sign-in, see SIGN_IN_CHANNEL, and keeps the code out of the history.
const query = location.search;
history.replaceState(null, '', location.pathname);
new BroadcastChannel('connector-sign-in').postMessage(query);
window.close();
