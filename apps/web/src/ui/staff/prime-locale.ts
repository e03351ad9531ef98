import { addLocale, locale } from "primereact/api";
import type { Language } from "../../lib/i18n/language.ts";

/** PrimeReact's own words; it uses English for missing ones. */
const thai = {
  accept: "ตกลง",
  reject: "ยกเลิก",
  apply: "ใช้",
  cancel: "ยกเลิก",
  choose: "เลือก",
  chooseDate: "เลือกวันที่",
  chooseMonth: "เลือกเดือน",
  chooseYear: "เลือกปี",
  clear: "ล้าง",
  dayNames: ["อาทิตย์", "จันทร์", "อังคาร", "พุธ", "พฤหัสบดี", "ศุกร์", "เสาร์"],
  dayNamesShort: ["อา.", "จ.", "อ.", "พ.", "พฤ.", "ศ.", "ส."],
  dayNamesMin: ["อา", "จ", "อ", "พ", "พฤ", "ศ", "ส"],
  monthNames: [
    "มกราคม",
    "กุมภาพันธ์",
    "มีนาคม",
    "เมษายน",
    "พฤษภาคม",
    "มิถุนายน",
    "กรกฎาคม",
    "สิงหาคม",
    "กันยายน",
    "ตุลาคม",
    "พฤศจิกายน",
    "ธันวาคม",
  ],
  monthNamesShort: ["ม.ค.", "ก.พ.", "มี.ค.", "เม.ย.", "พ.ค.", "มิ.ย.", "ก.ค.", "ส.ค.", "ก.ย.", "ต.ค.", "พ.ย.", "ธ.ค."],
  emptyFilterMessage: "ไม่พบตัวเลือกที่ค้นหา",
  emptyMessage: "ไม่มีตัวเลือก",
  emptySearchMessage: "ไม่พบรายการ",
  emptySelectionMessage: "ยังไม่ได้เลือก",
  filter: "กรอง",
  firstDayOfWeek: 0,
  nextDecade: "ทศวรรษถัดไป",
  nextMonth: "เดือนถัดไป",
  nextYear: "ปีถัดไป",
  prevDecade: "ทศวรรษก่อน",
  prevMonth: "เดือนก่อน",
  prevYear: "ปีก่อน",
  searchMessage: "พบ {0} รายการ",
  selectionMessage: "เลือก {0} รายการ",
  today: "วันนี้",
  aria: {
    close: "ปิด",
    collapseLabel: "ย่อ",
    expandLabel: "ขยาย",
    falseLabel: "ไม่",
    trueLabel: "ใช่",
    nullLabel: "ยังไม่ได้เลือก",
    firstPageLabel: "หน้าแรก",
    lastPageLabel: "หน้าสุดท้าย",
    nextPageLabel: "หน้าถัดไป",
    prevPageLabel: "หน้าก่อน",
    pageLabel: "หน้า {page}",
    rowsPerPageLabel: "แถวต่อหน้า",
    listLabel: "ตัวเลือก",
    navigation: "นำทาง",
    next: "ถัดไป",
    previous: "ก่อนหน้า",
    removeLabel: "เอาออก",
    selectAll: "เลือกทั้งหมด",
    unselectAll: "ไม่เลือกเลย",
    selectLabel: "เลือก",
    unselectLabel: "ไม่เลือก",
    selectRow: "เลือกแถวนี้",
    unselectRow: "ไม่เลือกแถวนี้",
  },
};

/** Sets PrimeReact's language. */
export function speakPrimeReact(language: Language): string {
  addLocale("th", thai);
  addLocale("en", { accept: "OK", reject: "Cancel" });
  locale(language);
  return language;
}
