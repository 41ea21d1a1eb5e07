import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { useTexts } from '../words/use-texts.ts';

interface SansScriptProps {
  /** What cannot be done without. */
  pour: 'connexion' | 'creation' | 'motDePasse' | 'compte';
}

/** Signing in hands the page a key that only a script can keep. */
export function SansScript({ pour }: SansScriptProps) {
  const t = useTexts('identite');
  const { contact, supportDigital } = enseigne;
  const vente = pour === 'connexion' || pour === 'creation';
  const telephone = (vente ? contact : supportDigital).telephone.libelle;
  return (
    <noscript>
      <Alert state="warn" className="mb-6" title={t('connexion.sansScript.titre')}>
        {t(`connexion.sansScript.${pour}`, { telephone })}
      </Alert>
    </noscript>
  );
}
