/** An order that has just been placed: its number, what happens next and when. */
import { FileText, PackageCheck, ShoppingCart } from 'lucide-react';
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatTelephone } from '@comptoir/contract/words/telephone.ts';
import { LinkRows } from '../cadre/link-rows.tsx';
import { Destinations, isParChantier } from './destinations.public.tsx';
import { Envois } from '../piece-ouverte/envois.public.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { CopyReference } from '../ui/button/copy-reference.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { Virement } from './virement.public.tsx';

interface CommandePasseeProps {
  commande: Commande;
  /** Said in place of « Commande enregistrée », under what led here. */
  titre?: string;
  surtitre?: string;
}

export function CommandePassee({ commande, titre, surtitre }: CommandePasseeProps) {
  const t = useTexts('piece-ouverte');
  const locale = useLocale();
  const { key, numero, etat, livraison, approbations, modePaiement, contact } = commande;
  const isAValider = etat === 'a-valider';
  const attendus = approbations.filter(({ decision }) => decision === null);
  return (
    <div className="page-width grid gap-x-16 gap-y-10 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        {surtitre && <p className="type-h3 text-text-2">{surtitre}</p>}
        <h1 className="type-h1">
          {titre ?? (isAValider ? t('succes.aValider') : t('succes.commande'))}
        </h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-2">
          {t('succes.numero')} <CopyReference reference={numero} />
          <span className="text-text-2">
            {t('succes.montant', { montant: formatArgent(locale, commande.netHT) })}
          </span>
        </p>
        {isAValider && (
          <Alert state="info" className="mt-4 max-w-160">
            {t('succes.attend', {
              count: attendus.length,
              noms: attendus.map(({ nom }) => nom).join(', '),
            })}
          </Alert>
        )}
        <h2 className="mt-8 mb-3 type-h2">{t(`envois.titre-${livraison.mode}`)}</h2>
        {isParChantier(livraison) ? (
          <Destinations
            livraison={livraison}
            contact={contact}
            sansChantier={t('chantiers.sansNom')}
            direLignes={(count) => t('lignes', { count })}
            className="max-w-160"
          />
        ) : (
          <Envois envois={livraison.envois} mode={livraison.mode} />
        )}
        <h2 className="mt-6 mb-2 type-h2">{t('succes.ensuite')}</h2>
        <ol className="max-w-160 list-decimal space-y-2 pl-5 text-pretty">
          <li>{isAValider ? t('succes.mailValidation') : t('succes.mail')}</li>
          <li>
            {isParChantier(livraison)
              ? t('succes.chauffeurs')
              : livraison.mode === 'livraison'
                ? t('succes.chauffeur', {
                    nom: contact.nom,
                    telephone: formatTelephone(contact.telephone),
                  })
                : t('succes.pret', { nom: contact.nom })}
          </li>
          <li>
            {t(`succes.paiement-${modePaiement}`)}
            <Virement commande={commande} />
          </li>
        </ol>
      </div>
      <LinkRows
        title={t('succes.suite')}
        rows={[
          { icon: PackageCheck, libelle: t('succes.suivre'), href: liens.commande(locale, key) },
          {
            icon: FileText,
            libelle: t('succes.accuse'),
            href: liens.impressionAccuseReception(locale, { query: { key } }),
          },
          { icon: ShoppingCart, libelle: t('succes.achats'), href: liens.accueil(locale) },
        ]}
      />
    </div>
  );
}
