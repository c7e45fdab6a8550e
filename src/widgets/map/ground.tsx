import type { ReactElement } from 'react';

/** A quiet drawing of streets and a river, for a place without a picture. It claims nothing about the real ones. */
export function Ground({ className }: { className: string | undefined }): ReactElement {
  return (
    <svg className={className} viewBox="0 0 1200 480" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="var(--tint)" d="M0 0h1200v480H0z" />
      <path
        fill="color-mix(in oklab, var(--brand) 12%, var(--tint))"
        d="M690 0h220l40 130-180 60-110-70zM120 300l190-40 60 130-90 90H90zM960 330h240v150H900z"
      />
      <path
        fill="none"
        stroke="color-mix(in oklab, var(--brand) 22%, var(--tint))"
        strokeWidth="34"
        d="M-20 120c180 20 260 150 420 150s220-120 380-110 230 150 440 130"
      />
      <g fill="none" stroke="var(--surface)">
        <path strokeWidth="16" d="M-20 400L520 210 780 420 1220 250M520 210L470-20M780 420l30 80" />
        <path
          strokeWidth="7"
          d="M180-20l120 500M-20 40l540 170M640-20l-60 280M900-20l-40 400M1060-20l-30 500M300 340l260 160M780 420l140-220 300-60M-20 220l280 90M420 130l500-60"
        />
      </g>
      <path
        fill="var(--brand)"
        transform="translate(600 226)"
        d="M0 0c-22-26-34-44-34-62a34 34 0 1 1 68 0c0 18-12 36-34 62zm0-50a13 13 0 1 0 0-26 13 13 0 0 0 0 26z"
      />
    </svg>
  );
}
