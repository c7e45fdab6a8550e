import { type ReactElement, useMemo, useState } from 'react';
import { withFileNames } from '../clipboard/files.ts';
import { say } from '../clipboard/paste.ts';
import { LiveSection } from '../components/live-section.tsx';
import { closeDialog, Modal } from '../components/modal.tsx';
import { byKind } from '../components/section-kinds.ts';
import { Icon, shapeOfPart } from '../outline/icons.tsx';
import { isNode } from '../state/actions.ts';
import { StudioError } from '../state/api.ts';
import { fitAt, insertNodes, spotSentence } from '../state/insert.ts';
import { nodeMessages } from '../state/node-messages.ts';
import { type Studio, useStudio, useWindow } from '../state/studio.tsx';
import {
  keepRecent,
  nameOfEntry,
  type Offer,
  offersFor,
  recentNames,
  searchOffers,
} from './gallery-entries.ts';
import { type Filters, filtered, GalleryFilters, NO_FILTERS } from './gallery-filters.tsx';
import { dialogMessages } from './messages.ts';
import { type Option, type OptionGroup, Picker } from './picker.tsx';
import { useEntries } from './use-entries.ts';

/** Widgets and ready-made sections with their pictures; only those that are allowed at the requested place. */
export default function Gallery(): ReactElement | null {
  const studio = useStudio();
  const dialog = useWindow((state) => state.dialog);
  const dialogs = dialogMessages[studio.language];
  const { entries, problem, load } = useEntries(studio);
  const [query, setQuery] = useState('');
  const [filters, setFilters] = useState(NO_FILTERS);
  const [isBusy, setBusy] = useState(false);
  const spot = dialog?.name === 'gallery' ? dialog : undefined;
  const offers = useMemo(
    () => (entries && spot ? offersFor(studio, entries, spot) : []),
    [studio, entries, spot],
  );
  if (!spot) return null;
  const found = searchOffers(filtered(offers, filters), query);
  const count = found.best.length + found.others.length;
  const pick = (offer: Offer) => {
    setBusy(true);
    void insertOffer(studio, offer).finally(() => setBusy(false));
  };
  return (
    <Modal title={dialogs.galleryTitle} className="st-gallery">
      <p className="st-dialog-note">
        {isBusy ? dialogs.bringing : dialogs.placeFor(spotSentence(studio, spot))}
      </p>
      {problem ? (
        <div className="st-picker-none" role="alert">
          <p>{problem}</p>
          <button type="button" onClick={load}>
            {dialogs.again}
          </button>
        </div>
      ) : (
        <Picker
          label={dialogs.gallerySearch}
          groups={entries ? groupsOf(studio, found, { query, filters, pick }) : []}
          query={query}
          onQuery={setQuery}
          status={
            entries === undefined
              ? dialogs.galleryLoading
              : count > 0
                ? dialogs.found(count)
                : dialogs.galleryNothing(query)
          }
        >
          <GalleryFilters
            filters={filters}
            onChange={setFilters}
            offers={offers}
            language={studio.language}
          />
        </Picker>
      )}
    </Modal>
  );
}

function groupsOf(
  studio: Studio,
  { best, others }: ReturnType<typeof searchOffers>,
  { query, filters, pick }: { query: string; filters: Filters; pick: (offer: Offer) => void },
): OptionGroup[] {
  const dialogs = dialogMessages[studio.language];
  const recent = query.trim() === '' ? recentNames() : [];
  const option = (group: string) => (offer: Offer) =>
    optionOf(studio, offer, { key: group, isPhone: filters.isPhone, pick });
  const isWidget = ({ entry }: Offer) => entry.kind === 'widget';
  const last = recent.flatMap((name) => others.find(({ entry }) => nameOfEntry(entry) === name) ?? []);
  return [
    { label: dialogs.recent, options: last.map(option('recent')) },
    { label: dialogs.best, options: best.map(option('best')) },
    ...byKind(
      others.filter((one) => !isWidget(one)),
      ({ entry }) => entry,
    ).map(({ title, found }) => ({
      label: title || dialogs.patterns,
      options: found.map(option('pattern')),
    })),
    {
      label: dialogs.widgets,
      options: others.filter((one) => isWidget(one) && !one.isInSection).map(option('widget')),
    },
    {
      label: dialogs.inSection,
      options: others.filter((one) => isWidget(one) && one.isInSection).map(option('in-section')),
    },
  ];
}

function optionOf(
  studio: Studio,
  offer: Offer,
  { key, isPhone, pick }: { key: string; isPhone: boolean; pick: (offer: Offer) => void },
): Option {
  const { entry } = offer;
  const { title, description, picture, isOwn } = entry;
  const { tables } = studio.model;
  return {
    key: `${key}/${nameOfEntry(entry)}`,
    name: `${title}. ${description}`,
    pick: () => pick(offer),
    content: (
      <>
        <span className="st-offer-picture">
          {picture ? (
            <img src={picture} alt="" loading="lazy" decoding="async" />
          ) : entry.kind === 'pattern' ? (
            <LiveSection src={`${entry.preview}?as=${studio.slug}`} {...{ title, isPhone }} />
          ) : (
            <Icon shape={shapeOfPart(tables.widgets[String(entry.nodes[0]?.type)] ?? {})} />
          )}
        </span>
        <span className="st-offer-title">
          {title}
          {isOwn && <span className="st-offer-own">{dialogMessages[studio.language].ownMark}</span>}
        </span>
        <span className="st-offer-about">{description}</span>
      </>
    ),
  };
}

/** Brings the files of an entry beside the page and inserts its nodes, as one step. */
async function insertOffer(studio: Studio, { entry, fitted }: Offer): Promise<void> {
  const { slug, api, language } = studio;
  let names: Readonly<Record<string, string>> = {};
  if (entry.files.length > 0)
    try {
      const brought = await api.galleryFiles(slug, entry.kind, entry.name);
      names = brought.names;
      studio.change((draft) => {
        draft.pictures = { ...draft.pictures, ...brought.pictures };
      });
    } catch (error) {
      if (!(error instanceof StudioError)) throw error;
      return say(studio, `${error.message} ${error.fix}`);
    }
  // The document may have changed while the pictures came.
  const now = fitAt(studio, entry.nodes, fitted);
  keepRecent(entry);
  closeDialog(studio);
  if (!now) return;
  // A file may have got another name, where the page has one of its name already.
  const { sections, ...page } = withFileNames(
    { ...entry.page, sections: now.nodes },
    names,
    studio.model.tables,
  );
  const nodes = sections.filter(isNode);
  insertNodes(studio, { ...now, nodes }, () => nodeMessages[language].insert(entry.title), page);
}
