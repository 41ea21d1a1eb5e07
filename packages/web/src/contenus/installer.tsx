import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { forgetInstallation, getInstallation, subscribeInstallation } from '../early-install.ts';
import { Button } from '../ui/button.tsx';
import { useTexts } from '../use-texts.ts';

/** Where the browser itself can install the shop; elsewhere the page says how it is done by hand. */
export function Installer() {
  const t = useTexts('contenus');
  const offre = useSyncExternalStore(subscribeInstallation, getInstallation, () => undefined);
  if (!offre) return null;
  const installer = async () => {
    await offre.prompt();
    forgetInstallation();
  };
  return (
    <Button kind="primary" size="lg" icon={Download} onClick={() => void installer()}>
      {t('appli.installer')}
    </Button>
  );
}
