// learning.ts - the sentences of the guide, the position editor and the coach, in both languages.

export const en = {
  guide: "Guide",
  guideOffer: "First time? Take a guide along: the easiest opponent, and one sentence whenever something is new.",
  guidePlay: "First game with a guide",
  guideEnd: "End the guide",
};

export const ru: typeof en = {
  guide: "Проводник",
  guideOffer: "Впервые? Возьмите проводника: самый лёгкий соперник и одна фраза всякий раз, когда встретится новое.",
  guidePlay: "Первая партия с проводником",
  guideEnd: "Дальше сам",
};
