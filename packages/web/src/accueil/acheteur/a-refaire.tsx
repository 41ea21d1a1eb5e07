import type { CommandeARefaire } from '@comptoir/contract/accueil/personnel.contract.ts';
import { formatArgent, formatJour } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { ImageArticle } from '../../articles/image-article.public.ts';
import { RapportRecommande, useRecommander } from '../../commandes/recommander.public.ts';
import { Lien } from '../../page/lien.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { Rangees } from './rangees.tsx';

interface Props {
  commandes: readonly CommandeARefaire[];
  jour: string;
}

/** The last orders, each put into the basket again with one button. */
export function ARefaire({ commandes, jour }: Props) {
  const t = useTexts('accueil');
  const locale = useLocale();
  if (commandes.length === 0) return null;
  return (
    <Rangees
      titre={t('aRefaire.titre')}
      lien={{ href: liens.commandes(locale), libelle: t('aRefaire.toutes') }}
    >
      {commandes.map((commande) => (
        <Commande key={commande.key} commande={commande} jour={jour} />
      ))}
    </Rangees>
  );
}

function Commande({ commande, jour }: { commande: CommandeARefaire; jour: string }) {
  const t = useTexts('accueil');
  const locale = useLocale();
  const { key, numero, passeeLe, chantiers, nombreLignes, netHT, images } = commande;
  const { recommander, reponse, isPending, erreur } = useRecommander({ key });
  return (
    <li className="py-3">
      <div className="flex items-center gap-3">
        <div aria-hidden className="flex shrink-0 gap-1">
          {images.slice(0, 2).map((image, at) => (
            <ImageArticle
              key={at}
              image={image}
              slot="rangee"
              alt=""
              className={at === 0 ? 'size-12 p-1' : 'size-12 p-1 max-sm:hidden'}
            />
          ))}
        </div>
        <div className="min-w-0 flex-1">
          <p className="type-name text-pretty sm:truncate">
            <Lien href={liens.commande(locale, key)} className="hover:underline">
              {chantiers[0] ?? numero}
            </Lien>
          </p>
          <p className="type-meta text-pretty text-text-2 sm:truncate">
            {formatJour(locale, passeeLe, jour)} · {t('lignes', { count: nombreLignes })} ·{' '}
            {formatArgent(locale, netHT)}
          </p>
        </div>
        <Button
          kind="outline"
          busy={isPending}
          aria-label={t('aRefaire.recommanderNumero', { numero })}
          onClick={() => recommander('toutes')}
        >
          {t('aRefaire.recommander')}
        </Button>
      </div>
      {erreur && (
        <Alert state="err" live className="mt-2">
          {erreur}
        </Alert>
      )}
      <RapportRecommande reponse={reponse} />
    </li>
  );
}
