/** Announcements to guests, without zod, so that the portal's form doesn't load it. */

export const tones = ["information", "important"] as const;
export type Tone = (typeof tones)[number];

export type Announcement = {
  id: string;
  text: string;
  /** A target by the rules of the landing page's links; empty for none. */
  link: string;
  /** The words of the link; empty without one. */
  linkLabel: string;
  tone: Tone;
  /** Wall times of the site such as `2026-12-24T18:00`; empty for at once and for no end. */
  from: string;
  until: string;
  isOn: boolean;
};

export type AnnouncementSettings = {
  announcements: Announcement[];
  /** The number of days before an exception of the opening hours from which it is announced; 0 for never. */
  exceptionDays: number;
};

export const announcementLimits = {
  announcements: 20,
  text: 200,
  linkLabel: 40,
  exceptionDays: 60,
} as const;

export const noAnnouncements: AnnouncementSettings = { announcements: [], exceptionDays: 0 };
