/** A word for who prepares the order; kept with the basket. */
import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { MAX_SIGNES_COMMENTAIRE } from '@comptoir/contract/panier/limites.ts';
import { Textarea } from '../../ui/textarea.tsx';
import { useTexts } from '../../use-texts.ts';
import { ecrireTete } from '../ecriture/modifier-chantiers.ts';
import { useLignes } from '../lignes/contexte-lignes.ts';

export function CommentairePanier({ commentaire }: { commentaire: string }) {
  const { ecrivain, mots } = useLignes();
  const tErreurs = useTexts('erreurs');
  const { t } = mots;
  const [saisi, setSaisi] = useState<string>();
  const [erreur, setErreur] = useState<string>();
  const save = async () => {
    if (saisi === undefined || saisi === commentaire) return;
    const resultat = await ecrireTete(ecrivain, { commentaire: saisi });
    setErreur(resultat.ok ? undefined : tErreurs(resultat.echec.code));
    if (resultat.ok) setSaisi(undefined);
  };
  return (
    <details open={commentaire !== '' || undefined} className="group mt-3">
      <summary className="flex min-h-8 list-none items-center gap-1 rounded-control type-meta font-[560] text-link max-sm:min-h-11 pointer-coarse:min-h-11">
        <ChevronDown size={16} aria-hidden className="-rotate-90 group-open:rotate-0" />
        {t('commentaire.titre')}
      </summary>
      <Textarea
        label={t('commentaire.titre')}
        hideLabel
        rows={3}
        value={saisi ?? commentaire}
        maxLength={MAX_SIGNES_COMMENTAIRE}
        placeholder={t('commentaire.exemple')}
        {...(erreur !== undefined && { error: erreur })}
        onChange={(event) => setSaisi(event.currentTarget.value)}
        onBlur={() => void save()}
        className="mt-1"
      />
    </details>
  );
}
