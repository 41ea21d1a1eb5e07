/** The browser offers to install the shop once, long before a page may show a button for it. */
export interface OffreInstallation extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    offreInstallation?: OffreInstallation | undefined;
  }
  interface WindowEventMap {
    beforeinstallprompt: OffreInstallation;
  }
}

addEventListener('beforeinstallprompt', (event) => {
  window.offreInstallation = event;
});
