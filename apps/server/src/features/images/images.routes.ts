import {
  imageDelete,
  imageList,
  imageOrder,
  imageOriginal,
  imageRestore,
  imageSave,
  imageUpload,
} from "@time-event/contract/images";
import type { StaffApi } from "../../http/staff-api.ts";
import type { ImagesService } from "./images.service.ts";

export function imagesRoutes(api: StaffApi, images: ImagesService): void {
  api.get(imageList, images.list);
  api.upload(imageUpload, images.upload);
  api.post(imageSave, images.save);
  api.post(imageOrder, images.order);
  api.post(imageDelete, images.delete);
  api.post(imageRestore, images.restore);
  api.download(imageOriginal, images.original);
}
