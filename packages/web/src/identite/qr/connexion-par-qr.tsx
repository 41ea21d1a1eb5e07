/** A phone that opened the address of a picture: one press signs it in as who showed it. */
import { useRouter } from '@tanstack/react-router';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { connecterParQr } from '../connexion/connecter.ts';
import type { RefusRecu } from '../refus-of.ts';

/** Never by itself: a link sent by someone else would sign this device in as them. */
export function ConnexionParQr({ code, redirection }: { code: string; redirection: string }) {
  const t = useTexts('identite');
  const tErreurs = useTexts('erreurs');
  const router = useRouter();
  const [refus, setRefus] = useState<RefusRecu>();
  const [isBusy, setIsBusy] = useState(false);
  const ouvrir = async () => {
    setIsBusy(true);
    setRefus(await connecterParQr(router, code, redirection));
    setIsBusy(false);
  };
  if (refus) {
    return (
      <Alert state="err" live className="mb-6">
        {refus.code === 'lien-perime' ? t('qr.codePerime') : tErreurs(refus.code)}
      </Alert>
    );
  }
  return (
    <section aria-labelledby="qr-titre" className="mb-8 border-b border-line pb-8">
      <h2 id="qr-titre" className="flex items-center gap-3 type-h3">
        <Smartphone size={20} aria-hidden className="shrink-0" />
        {t('qr.ouvrir.titre')}
      </h2>
      <p className="mt-1 mb-4 text-text-2">{t('qr.ouvrir.texte')}</p>
      <Button kind="primary" size="lg" block busy={isBusy} onClick={() => void ouvrir()}>
        {t('qr.ouvrir.bouton')}
      </Button>
    </section>
  );
}
