/** A word for who prepares the order; kept with the basket. */
import { useEffect, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { MAX_SIGNES_COMMENTAIRE } from '@comptoir/contract/panier/limites.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { Textarea } from '../../ui/field/textarea.tsx';
import { useKeptText } from '../../page/use-kept-text.ts';
import { useTexts } from '../../words/use-texts.ts';
import { writeTete } from '../ecriture/modifier-chantiers.ts';
import { useLignes } from '../lignes/contexte-lignes.ts';

export function CommentairePanier({ panier: { id, commentaire } }: { panier: Panier }) {
  const { ecrivain, mots } = useLignes();
  const tErreurs = useTexts('erreurs');
  const { t } = mots;
  const [erreur, setErreur] = useState<string>();
  const { text, change, leave } = useKeptText({
    name: 'comptoir.commentaire-panier',
    id: String(id),
    kept: commentaire,
    send: async (texte) => {
      const resultat = await writeTete(ecrivain, { commentaire: texte });
      setErreur(resultat.ok ? undefined : tErreurs(resultat.echec.code));
      return resultat.ok;
    },
  });
  const isEcrit = text !== '';
  const [isOuvert, setIsOuvert] = useState(isEcrit);
  useEffect(() => {
    if (isEcrit) setIsOuvert(true);
  }, [isEcrit]);
  return (
    <details
      open={isOuvert}
      onToggle={(event) => setIsOuvert(event.currentTarget.open)}
      className="group mt-3"
    >
      <summary className="flex min-h-8 list-none items-center gap-1 rounded-control type-meta font-[560] text-link max-sm:min-h-11 pointer-coarse:min-h-11">
        <ChevronDown size={16} aria-hidden className="-rotate-90 group-open:rotate-0" />
        {t('commentaire.titre')}
      </summary>
      <Textarea
        label={t('commentaire.titre')}
        hideLabel
        rows={3}
        value={text}
        maxLength={MAX_SIGNES_COMMENTAIRE}
        placeholder={t('commentaire.exemple')}
        {...(erreur !== undefined && { error: erreur })}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={leave}
        className="mt-1"
      />
    </details>
  );
}
