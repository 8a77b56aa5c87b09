import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const tutoring: BusinessKind = {
  key: "tutoring",
  label: "tutoring service",
  ...named(
    "tutoring service, tutor=tutoring service, tutoring company=tutoring service, tutoring centre, tutoring center, language school, music school, private teacher=tutoring service, learning centre, learning center, tuition centre, piano teacher=piano teacher, guitar teacher=guitar teacher, music teacher=music teacher, art school, cooking school, language teacher=language teacher, training centre, training center, singing teacher=singing teacher, violin teacher=violin teacher, piano school, guitar school",
    "tutoring, tuition, piano lessons, guitar lessons, music lessons, language lessons, violin lessons, singing lessons, maths lessons, english lessons, cooking classes=cooking school",
  ),
  hints: list("lessons, pupils, students, exams, homework, maths, math, learners, courses, grammar, gcse"),
  qualifiers: list(
    "private, online, English, German, French, Spanish, maths, math, family, bilingual, independent, Italian, Japanese, Chinese, science",
  ),
  schemaType: "EducationalOrganization",
  schemaTypes: {
    "piano teacher": "LocalBusiness",
    "guitar teacher": "LocalBusiness",
    "music teacher": "LocalBusiness",
    "language teacher": "LocalBusiness",
    "singing teacher": "LocalBusiness",
    "violin teacher": "LocalBusiness",
  },
  isLocal: true,
  accent: "indigo",
  headlines: {
    plain: "Lessons[ in {place}], step by step",
    warm: "Every question is welcome",
    elegant: "The quiet joy of understanding",
    lively: "Aha! That is how it works",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Tell us how far you have come, and where you would like to go.",
  ctaText: "Book a trial lesson",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "🧑‍🏫",
      "One-to-one lessons",
      "one to one, private lesson, individual lesson, 1 to 1",
      "One teacher, one learner, and all the time for questions.",
    ),
    offer(
      "👥",
      "Small groups",
      "small group, group lesson",
      "Learning with others who ask the same.",
      "small groups",
    ),
    offer(
      "💻",
      "Online lessons",
      "online lesson, lessons online, also online, online tutoring, online class, online classes, online course, zoom",
      "From your own desk.",
      "online lessons",
    ),
    offer(
      "📝",
      "Exam preparation",
      "exam preparation, exam prep, gcse, test prep, ielts, toefl, abitur, a levels, sat prep",
      "For calmer nerves.",
    ),
    offer("➗", "Mathematics", "math, maths, mathematics, algebra", "Until the numbers make sense."),
    offer(
      "🗣️",
      "Languages",
      "conversation class, language class, language course, language lesson, teach english, english lesson, english class, english course, teach german, german lesson, german class, german course, teach french, french lesson, french class, french course, teach spanish, spanish lesson, spanish class, spanish course, teach italian, italian lesson, italian class, italian course",
      "Speak, and laugh about the mistakes.",
    ),
    offer("🔬", "Sciences", "science, physics, chemistry, biology", "Formulas, and what they mean."),
    offer(
      "📚",
      "Homework help",
      "homework, homework help",
      "For afternoons that drag on.",
      "help with homework",
    ),
    offer(
      "🎵",
      "Music lessons",
      "piano, guitar, violin, singing lesson, drums, music lesson",
      "From the first note on.",
      "music lessons",
    ),
    offer(
      "🎓",
      "Lessons for adults",
      "adult class, adult learners, for adults, evening course",
      "It is a good time to begin, whatever your age.",
      "lessons for adults",
    ),
    offer(
      "🏖️",
      "Holiday courses",
      "holiday course, summer course, summer camp, intensive course",
      "For weeks when school is out.",
    ),
  ],
  figures: [
    { label: "Teachers in the team", hint: "For example 8" },
    { label: "Learners", hint: "For example 150" },
    { label: "Subjects", hint: "For example 10" },
  ],
  plans: [
    {
      name: "Trial lesson",
      period: "per lesson",
      features: ["Getting to know each other"],
      hint: "For example $20",
    },
    {
      name: "Single lesson",
      period: "per lesson",
      features: ["One teacher for you alone"],
      hint: "For example $45",
    },
    {
      name: "Ten lessons",
      period: "",
      features: ["Ten lessons, as your week allows"],
      hint: "For example $390",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "lessons", "[lessons in {place}]"],
};
