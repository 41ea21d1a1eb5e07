import { Download } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/button/button.tsx';
import { useTexts } from '../words/use-texts.ts';

/** An offer made while the page is open; one made before is on the window already. */
function subscribe(listener: () => void): () => void {
  addEventListener('beforeinstallprompt', listener);
  return () => removeEventListener('beforeinstallprompt', listener);
}

/** Where the browser itself can install the shop; elsewhere the page says how it is done by hand. */
export function Installer() {
  const t = useTexts('contenus');
  const offre = useSyncExternalStore(
    subscribe,
    () => window.offreInstallation,
    () => undefined,
  );
  const [isTaken, setTaken] = useState(false);
  if (!offre || isTaken) return null;
  const installer = async () => {
    await offre.prompt();
    // An offer can be taken once.
    window.offreInstallation = undefined;
    setTaken(true);
  };
  return (
    <Button kind="primary" size="lg" icon={Download} onClick={() => void installer()}>
      {t('appli.installer')}
    </Button>
  );
}
