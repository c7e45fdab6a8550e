import type { ReactElement } from 'react';
import type { RecommendationModal } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { Dialog } from '../../renderer/parts/dialog.tsx';
import { PictureView } from '../../renderer/parts/picture-view.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './recommendation-modal.module.css';

/** Other projects, for a project that is sold out (LEAD-02). Without any it is the title, the text and a close button. */
export function RecommendationModalView(props: ViewProps<RecommendationModal>): ReactElement {
  const { copy } = usePage();
  return (
    <Dialog
      id="_recommendation-modal"
      title={props.title || copy.recommendationTitle}
      prompt={props.text || copy.recommendationText}
    >
      {props.projects.length > 0 ? (
        <ul className={css.root}>
          {props.projects.map((project) => (
            <li key={project.name} className={css.project}>
              {project.image && (
                <PictureView picture={project.image} sizes="9rem" className={css.picture} alt="" />
              )}
              <div>
                <p className={css.name}>
                  <Anchor href={project.link}>{project.name}</Anchor>
                </p>
                {project.place && <p className={css.place}>{project.place}</p>}
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <button type="button" className="button" data-close="">
          {copy.close}
        </button>
      )}
    </Dialog>
  );
}
