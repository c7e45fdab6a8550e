export const sheetStyle = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; color: #1c2420; background: #f4f5f3; }
h2 { margin: 3rem 0 0; position: sticky; top: 0; background: #f4f5f3; padding: .5rem 0; }
h3 { font-size: .875rem; font-weight: 400; margin: 1.5rem 0 .25rem; }
.contents { columns: 16rem; padding-left: 2rem; }
.place { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; }
figcaption { font-size: .875rem; }
img { max-width: 100%; border: 1px solid #b9c0bb; cursor: zoom-in; }
.large { grid-template-columns: repeat(3, max-content); overflow: auto; }
.large img { max-width: none; cursor: zoom-out; }
`;

/** Clicking an image shows its row at its real size. */
export const sheetScript = `
addEventListener('click', ({ target }) => target.closest('img') && target.closest('.place').classList.toggle('large'));
`;
