import { enseigne } from '@comptoir/contract/enseigne.ts';
import { Alert } from '../ui/alert.tsx';
import { useTexts } from '../use-texts.ts';

/** Signing in hands the page a key that only a script can keep. */
export function SansScript() {
  const t = useTexts('identite');
  return (
    <noscript>
      <Alert state="warn" className="mb-6" title={t('connexion.sansScript.titre')}>
        {t('connexion.sansScript.texte', { telephone: enseigne.contact.telephone.libelle })}
      </Alert>
    </noscript>
  );
}
